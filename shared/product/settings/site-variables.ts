import { claims } from '@talent/content/claims';
import type { CustomerQuote, OfferTerms, SiteConfig } from '@talent/sdk/contract';
import { defaultSite } from '@talent/sdk/site';
import { z } from 'zod';
import { readEmail, readLines, variable } from './variable.ts';

/** Variables with the facts that pages print, besides the origin. */
export const siteSchema = z.object({
  SITE_BRAND: variable('must be a name', (text) => text),
  SITE_EMAIL: variable('must be an email address', readEmail),
  SITE_LINKEDIN_URL: variable('must be an https URL', (text) =>
    URL.parse(text)?.protocol === 'https:' ? text : undefined,
  ),
  SITE_POSTAL_ADDRESS: variable('must be lines separated by "|"', readLines),
  SITE_MODE: variable('must be demo or live', (text) =>
    text === 'demo' || text === 'live' ? text : undefined,
  ),
  SITE_LEGAL_NAME: variable('must be a name', (text) => text),
  SITE_PHONE: variable('must be a phone number, such as +1 512 555 0100', (text) =>
    /^\+?[\d ().-]{7,20}$/.test(text) ? text : undefined,
  ),
  SITE_LICENSES: variable('must be lines separated by "|"', readLines),
  SITE_PRIVACY_CONTACT: variable('must be a name', (text) => text),
  CLAIM_SOURCES: variable(
    'must be JSON such as {"interview-pass": "Interviews of 2025, counted on 2026-01-15"}: keys of claims in shared/product/content/src/claims.ts',
    readClaimSources,
  ),
  TESTIMONIALS: variable(
    'must be a JSON list of objects with quote, author, title, company, initials, rating (1 to 5) and metrics',
    readTestimonials,
  ),
  OFFER_TERMS: variable(
    'must be JSON such as {"fee": "22% of first-year base salary.", "guaranteeDays": 90}: days from 1 to 730, and sentences as fee, replacement, rates, minimum, conversion, employment and lateShortlist',
    readOfferTerms,
  ),
  REPLY_TIME: variable('must be a time, such as 1 business day', (text) => text),
});

/** The site as its variables describe it, with defaults for those that are not set. */
export function siteOf(values: z.infer<typeof siteSchema>, origin: string): SiteConfig {
  return {
    brand: values.SITE_BRAND ?? defaultSite.brand,
    origin,
    email: values.SITE_EMAIL ?? defaultSite.email,
    linkedInUrl: values.SITE_LINKEDIN_URL ?? defaultSite.linkedInUrl,
    postalAddress: values.SITE_POSTAL_ADDRESS ?? defaultSite.postalAddress,
    mode: values.SITE_MODE ?? 'demo',
    ...given({
      claimSources: values.CLAIM_SOURCES,
      testimonials: values.TESTIMONIALS,
      operator: given({
        legalName: values.SITE_LEGAL_NAME,
        phone: values.SITE_PHONE,
        licenses: values.SITE_LICENSES,
        privacyContact: values.SITE_PRIVACY_CONTACT,
      }),
      terms: given({
        ...values.OFFER_TERMS,
        replyTime: values.REPLY_TIME,
      }),
    }),
  };
}

type Given<Facts> = { [Name in keyof Facts]?: NonNullable<Facts[Name]> };

/** The facts that are set; undefined where none is. */
function given<Facts extends object>(facts: Facts): Given<Facts> | undefined {
  const set = Object.entries(facts).filter(([, value]) => value !== undefined);
  return set.length === 0 ? undefined : (Object.fromEntries(set) as Given<Facts>);
}

/** Sources by claim; only claims that exist have one. */
function readClaimSources(text: string): Record<string, string> | undefined {
  const keys: string[] = Object.values(claims).map(({ key }) => key);
  const known = z.string().refine((key) => keys.includes(key));
  return readJson(text, z.record(known, z.string().trim().min(1)));
}

const quoteText = z.string().trim().min(1).max(600);

function readTestimonials(text: string): CustomerQuote[] | undefined {
  const quote = z.strictObject({
    quote: quoteText,
    author: quoteText,
    title: quoteText,
    company: quoteText,
    initials: z.string().trim().min(1).max(3),
    rating: z.int().min(1).max(5),
    metrics: quoteText,
  });
  return readJson(text, z.array(quote).max(12));
}

function readOfferTerms(text: string): OfferTerms | undefined {
  const sentence = z.string().trim().min(1).max(300).exactOptional();
  const terms = z.strictObject({
    guaranteeDays: z.int().min(1).max(730).exactOptional(),
    ...{ fee: sentence, replacement: sentence, rates: sentence, minimum: sentence },
    ...{ conversion: sentence, employment: sentence, lateShortlist: sentence },
  });
  return readJson(text, terms);
}

function readJson<Value>(text: string, schema: z.ZodType<Value>): Value | undefined {
  try {
    return schema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
