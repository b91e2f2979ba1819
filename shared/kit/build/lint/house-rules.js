import { readdirSync } from 'node:fs';
import { relative, sep } from 'node:path';
import {
  changingTexts,
  constantsOf,
  elementNames,
  isBareText,
  isElement,
} from './changing-text.ts';
import { importZones, refusal } from './import-zones.ts';
import { unboundedRead } from './whole-reads.ts';

/** Rules of this repository that no library has; each message says what to do instead. */
export default {
  meta: { name: 'house' },
  rules: {
    'changing-text': {
      create(context) {
        const known = { constants: new Set(), elements: new Set(elementNames) };
        const message =
          'On a page that a browser has translated this throws or keeps its old text: give the text that changes, or that follows what comes and goes, an element of its own, or make it one template string.';
        const check = (element) => {
          for (const node of changingTexts(element, known)) context.report({ node, message });
        };
        return {
          Program: (program) => {
            known.constants = constantsOf(program);
          },
          VariableDeclarator({ id, init }) {
            if (isElement(init)) known.elements.add(id.name);
          },
          JSXElement: check,
          JSXFragment: check,
          ReturnStatement(node) {
            if (isBareText(node, known)) context.report({ node, message });
          },
        };
      },
    },
    'import-zones': {
      create(context) {
        const folders = readdirSync(context.cwd);
        const zones = importZones(folders);
        const file = relative(context.cwd, context.filename).split(sep).join('/');
        const check = ({ source }) => {
          if (source?.type !== 'Literal' || typeof source.value !== 'string') return;
          const message = refusal(zones, folders, file, source.value);
          if (message !== null) context.report({ node: source, message });
        };
        return {
          ImportDeclaration: check,
          ImportExpression: check,
          ExportNamedDeclaration: check,
          ExportAllDeclaration: check,
          TSImportType: check,
        };
      },
    },
    'named-exports': {
      create: (context) => ({
        ExportDefaultDeclaration(node) {
          context.report({
            node,
            message:
              'Use named exports: default exports are only for tools and the remote contract.',
          });
        },
      }),
    },
    'no-inline-style': {
      create: (context) => ({
        JSXAttribute(node) {
          if (node.name.name !== 'style') return;
          context.report({
            node,
            message:
              "The site's content security policy refuses inline styles: use classes or SVG attributes.",
          });
        },
      }),
    },
    'parsed-environment': {
      create: (context) => ({
        MemberExpression(node) {
          const { object, property } = node;
          const isEnvironment = object.name === 'process' || object.type === 'MetaProperty';
          if (property.name !== 'env' || !isEnvironment) return;
          context.report({
            node,
            message:
              'The environment is parsed once, in shared/product/settings: take what you need from there.',
          });
        },
      }),
    },
    'storable-bodies': {
      create: (context) => ({
        CallExpression({ callee }) {
          const isRead = ['json', 'text'].includes(callee.property?.name);
          if (callee.object?.name !== 'request' || !isRead) return;
          context.report({
            node: callee,
            message:
              'A body may hold text that PostgreSQL cannot: read it with readJson, readSubmission, or readLimitedText and parseJson.',
          });
        },
      }),
    },
    'whole-reads': {
      create: (context) => ({
        CallExpression(call) {
          const node = unboundedRead(call);
          if (node === null) return;
          context.report({
            node,
            message:
              'One answer has at most 1,000 rows, and the others are missing without a word. Ask with allRows, or bound the read; where the rows are few by construction, disable this rule for the line and say why.',
          });
        },
      }),
    },
  },
};
