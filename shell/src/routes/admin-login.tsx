import { Login } from '../features/login/login';

export default Login;
