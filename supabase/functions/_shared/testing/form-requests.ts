/** A valid contact form. */
export const contactFields = {
  name: 'Ada Example',
  company: 'Example Robotics',
  email: 'ada@company.example',
  need: 'contract',
  roles: ['mlops-engineer'],
  timeline: 'now',
  message: 'We need two engineers for our serving platform.',
  consent: true,
};

/** A request as the page's script sends it. */
export function jsonRequest(
  name: string,
  fields: object,
  headers: Record<string, string> = {},
): Request {
  return new Request(`http://127.0.0.1/functions/v1/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
    body: JSON.stringify(fields),
  });
}

/** A request as a browser without JavaScript sends it. */
export function htmlRequest(name: string, fields: [string, string][]): Request {
  return new Request(`http://127.0.0.1/functions/v1/${name}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'text/html,application/xhtml+xml',
    },
    body: new URLSearchParams(fields).toString(),
  });
}
