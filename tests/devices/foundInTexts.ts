import type { Sequence } from './steps.ts'

/** Further sequences that once failed: in texts, and in copies and translations of them. */
export const foundInTexts: readonly { breach: string; sequence: Sequence }[] = [
  {
    breach: 'A later change of a map replaced all entries of an earlier one.',
    sequence: {
      clocks: [0, 0],
      steps: [
        { device: 1, do: 'translate', row: 0, word: 0, isStale: false },
        { device: 1, do: 'spanish', row: 0, word: 0, isStale: true },
        { device: 1, do: 'translate', row: 0, word: 1, isStale: false },
        { device: 0, do: 'meet' },
        { device: 0, do: 'spanish', row: 0, word: 0, isStale: false },
      ],
    },
  },
  {
    breach: 'A copy kept the Spanish text that had not been chosen.',
    sequence: {
      clocks: [0, 0],
      steps: [
        { device: 0, do: 'translate', row: 0, word: 0, isStale: false },
        { device: 0, do: 'meet' },
        { device: 1, do: 'meet' },
        { device: 1, do: 'copy', row: 0, word: 0, isStale: true },
        { device: 0, do: 'spanish', row: 0, word: 0, isStale: false },
        { device: 0, do: 'spanish', row: 0, word: 1, isStale: false },
        { device: 0, do: 'sync', delivery: 'arrives' },
      ],
    },
  },
  {
    breach: 'A resolution lost the mark of a copy.',
    sequence: {
      clocks: [0, 0],
      steps: [
        { device: 1, do: 'translate', row: 0, word: 0, isStale: false },
        { device: 0, do: 'translate', row: 0, word: 1, isStale: false },
        { device: 1, do: 'spanish', row: 0, word: 1, isStale: false },
        { device: 0, do: 'meet' },
      ],
    },
  },
  {
    breach: 'Stale marks of a second tab turned a translation into a copy.',
    sequence: {
      clocks: [0, 0],
      steps: [
        { device: 0, do: 'client', row: 0, word: 1, isStale: true },
        { device: 1, do: 'client', row: 0, word: 2, isStale: false },
        { device: 1, do: 'translate', row: 0, word: 0, isStale: false },
        { device: 1, do: 'spanish', row: 0, word: 0, isStale: true },
        { device: 1, do: 'client', row: 0, word: 0, isStale: false },
        { device: 0, do: 'spanish', row: 0, word: 0, isStale: true },
        { device: 0, do: 'sync', delivery: 'arrives' },
        { device: 0, do: 'meet' },
      ],
    },
  },
  {
    breach: 'A translation that a stale tab took back in part counted as written.',
    sequence: {
      clocks: [400, 0, -365],
      steps: [
        { device: 2, do: 'spanish', row: 0, word: 2, isStale: false },
        { device: 2, do: 'meet' },
        { device: 0, do: 'hear' },
        { device: 0, do: 'spanish', row: 0, word: 1, isStale: true },
        { device: 2, do: 'translate', row: 0, word: 0, isStale: false },
        { device: 0, do: 'settle', mask: 0 },
        { device: 2, do: 'version', row: 0 },
        { device: 2, do: 'spanish', row: 0, word: 0, isStale: true },
      ],
    },
  },
  {
    breach: 'A copy overwrote a translation of another device when another conflict was settled.',
    sequence: {
      clocks: [-365, -365],
      steps: [
        { device: 0, do: 'spanish', row: 0, word: 1, isStale: false },
        { device: 0, do: 'client', row: 0, word: 2, isStale: false },
        { device: 1, do: 'client', row: 0, word: 1, isStale: false },
        { device: 1, do: 'translate', row: 0, word: 0, isStale: false },
        { device: 1, do: 'meet' },
      ],
    },
  },
  {
    breach: 'A tab showed a copy in place of a translation, and confirming that copy overwrote the translation.',
    sequence: {
      clocks: [400, -365, 0],
      steps: [
        { device: 0, do: 'translate', row: 0, word: 0, isStale: false },
        { device: 0, do: 'spanish', row: 0, word: 1, isStale: true },
        { device: 0, do: 'spanish', row: 0, word: 0, isStale: true },
        { device: 0, do: 'copy', row: 0, word: 0, isStale: false },
        { device: 0, do: 'remove', row: 1 },
        { device: 0, do: 'note', word: 0 },
        { device: 0, do: 'settle', mask: 0 },
      ],
    },
  },
  {
    breach: 'A text typed while its question was open replaced the first one.',
    sequence: {
      clocks: [0, 40, -365],
      steps: [
        { device: 1, do: 'setting', key: 2, word: 3, isStale: false },
        { device: 1, do: 'setting', key: 2, word: 1, isStale: true },
        { device: 0, do: 'setting', key: 2, word: 2, isStale: true },
        { device: 0, do: 'settle', mask: 0 },
        { device: 0, do: 'setting', key: 0, word: 0, isStale: true },
        { device: 0, do: 'setting', key: 0, word: 0, isStale: false },
      ],
    },
  },
  {
    breach: 'An earlier text that the owner chose was not written.',
    sequence: {
      clocks: [-365, 0],
      steps: [
        { device: 1, do: 'setting', key: 0, word: 3, isStale: false },
        { device: 0, do: 'setting', key: 1, word: 2, isStale: false },
        { device: 0, do: 'setting', key: 0, word: 2, isStale: false },
        { device: 0, do: 'setting', key: 1, word: 1, isStale: true },
        { device: 1, do: 'meet' },
        { device: 0, do: 'setting', key: 0, word: 1, isStale: false },
        { device: 0, do: 'meet' },
        { device: 0, do: 'settle', mask: 6 },
        { device: 0, do: 'meet' },
        { device: 0, do: 'setting', key: 0, word: 0, isStale: false },
        { device: 0, do: 'meet' },
      ],
    },
  },
]
