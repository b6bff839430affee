import type { Mutant } from './mutate.ts'

/** A mutant that changes no answer, so no test can notice it, with the reason. */
interface Equivalent {
  line: string
  what: RegExp
  /** The replacement, if the description is shortened. */
  by?: RegExp
  why: string
}

export const equivalents: readonly Equivalent[] = [
  {
    line: 'isSignedIn() &&',
    what: /^without isSignedIn|^isSignedIn\(\) becomes true/,
    why: 'without an account the next condition is an error, and an error refuses',
  },
  {
    line: 'url.matches(',
    what: /\]\*'$/,
    why: 'the next pattern asks for characters',
  },
  {
    line: "url.matches('(?i)https?://[^",
    what: /becomes/,
    by: /\[1-5\]\[0-9\]\{3,4\}|6\[0-4\]\[0-9\]\{2,3\}|65\[0-4\]\[0-9\]\{1,2\}/,
    why: 'four digits are a port anyway',
  },
  {
    line: "].join('|')",
    what: /becomes/,
    by: /\?\.\(/,
    why: 'the others are matched by a [|] each, and no form allows one, so that only it is left for any character',
  },
  {
    line: 'd.conflicts is list',
    what: /^without && d\.conflicts is list$/,
    why: 'only a list can be joined: else an error, and an error refuses',
  },
  {
    line: 'd.documents is map',
    what: /^without && d\.documents is map$/,
    why: 'only a map has keys: else an error, and an error refuses',
  },
  {
    line: 'isAdmin() && isOwnReceipt(receiptId)',
    what: /^get also allows list$/,
    why: 'a query names no document, so that asking for its name is an error; admins may list anyway',
  },
  {
    line: "resource.data.get('base_rev', '')",
    what: /^'' becomes/,
    why: 'no revision is that short',
  },
  {
    line: "', '').matches('(?s)",
    what: /^'' becomes 'x'$/,
    why: 'a missing text may stand for any that is allowed',
  },
  {
    line: "', '').matches(named)",
    what: /^'' becomes 'x'$/,
    why: 'a missing text may stand for any that is allowed',
  },
  {
    line: "', '').matches(text)",
    what: /^'' becomes 'x'$/,
    why: 'a missing text may stand for any that is allowed',
  },
  {
    line: 'allow get: if isSignedIn() && (',
    what: /also allows list/,
    why: 'a query names no document, so that asking for its name is an error; admins may list anyway',
  },
  {
    line: "d.get('note', '')",
    what: /^'' becomes 'x'$/,
    why: 'a missing note may stand for any that is allowed',
  },
  {
    line: "d.get('visibility', 'visible') == 'hidden'",
    what: /^'visible' becomes 'xvisible'$/,
    why: 'a document without a visibility is not hidden, whatever else stands for it',
  },
  {
    line: "d.get('trashed_from', '') in [",
    what: /^'' becomes 'x'$/,
    why: 'what is missing is no way into the trash, whatever stands for it',
  },
  {
    line: 'isPicture(request.resource.data, picture)',
    what: /^create also allows update$/,
    why: 'a whole picture under its name is the one that is stored',
  },
  {
    line: 'isFilm',
    what: /^create also allows update$/,
    why: 'a whole film or piece under its name is the one that is stored',
  },
  {
    line: '].hasOnly([true])',
    what: /^'note' too many$/,
    why: 'each entry of the list is true or false',
  },
  {
    line: "get('valid_since', 0)",
    what: /^0 becomes/,
    why: 'no session began in the first second of 1970',
  },
  {
    line: 'request.time <=',
    what: /^<= becomes <$/,
    why: 'no request meets the very moment',
  },
  {
    line: 'if isAdmin()',
    what: /^(list|delete) also allows (get|list)/,
    why: 'admins may read it anyway',
  },
  {
    line: 'string(d.',
    what: /becomes '\[0-9\]\{0,|\{0,2\}0\*\)\?'$|becomes '\[1-9\]\.\{|\\\\\.\.\{1,2\}0\*\)\?'$/,
    why: 'string() of a number has digits before and after its point, and a sum refuses values that are no numbers',
  },
  {
    line: '(0 + d.',
    what: /^0 becomes/,
    why: 'another first number does not change the type of the sum',
  },
  {
    line: 'allow update: if isAdmin() &&',
    what: /also allows create/,
    why: 'a new document has no stored one to compare with: an error, and an error refuses',
  },
]

/** Returns why a mutant changes nothing; undefined if it does. */
export const whyEquivalent = (mutant: Mutant, lines: readonly string[]) =>
  equivalents.find(
    ({ line, what, by }) =>
      lines[mutant.line - 1]?.includes(line) && what.test(mutant.what) && (by?.test(mutant.by) ?? true),
  )?.why
