import { checkLabels, ruleTexts } from '../content/comprehensive-seo-rules';
import type { Rule } from '../content/comprehensive-seo-rules';
import type { CheckKey } from '../checks/problem';

/** The words of a check or a rule that the database keeps as text; an older release may have known others. */
export function checkLabel(key: string): string {
  return key in checkLabels ? checkLabels[key as CheckKey] : key;
}

export function ruleText(rule: string): { title: string; advice: string } {
  return rule in ruleTexts ? ruleTexts[rule as Rule] : { title: rule, advice: '' };
}
