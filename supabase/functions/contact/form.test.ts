import { expect, it } from 'vitest';
import { isFreeMail } from './form.ts';

it('knows the public providers of mail, in any spelling', () => {
  for (const address of ['ada@gmail.com', ' Ada@GMAIL.com ', 'a@yahoo.ca', 'a@proton.me']) {
    expect(isFreeMail(address), address).toBe(true);
  }
  for (const address of ['ada@company.example', 'gmail.com@company.example', 'ada', '']) {
    expect(isFreeMail(address), address).toBe(false);
  }
});
