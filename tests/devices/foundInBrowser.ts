import type { Sequence } from './steps.ts'

/** Further sequences that once failed: in forms, sessions and pictures, and in the parts of the page. */
export const foundInBrowser: readonly { breach: string; sequence: Sequence }[] = [
  {
    breach: 'Work without the role was erased at a start with a clock that was ahead.',
    sequence: {
      clocks: [400, 0],
      steps: [
        { device: 0, do: 'spanish', row: 0, word: 1, isStale: false },
        { device: 0, do: 'role', isGiven: false },
        { device: 0, do: 'meet' },
        { device: 0, do: 'start' },
      ],
    },
  },
  {
    breach: 'The time to choose about work without the role was over at once on a clock that was behind.',
    sequence: {
      clocks: [-365, 0],
      steps: [
        { device: 0, do: 'spanish', row: 0, word: 1, isStale: false },
        { device: 0, do: 'role', isGiven: false },
        { device: 0, do: 'meet' },
        { device: 0, do: 'start' },
      ],
    },
  },
  {
    breach: 'The draft of a second tab replaced that of the first.',
    sequence: {
      clocks: [0, 0],
      steps: [
        { device: 0, do: 'open', tab: 0, row: 0 },
        { device: 0, do: 'open', tab: 1, row: 0 },
        { device: 0, do: 'type', tab: 0 },
        { device: 0, do: 'type', tab: 1 },
      ],
    },
  },
  {
    breach: 'A second tab, whose draft a third one had continued, replaced it.',
    sequence: {
      clocks: [0, 0],
      steps: [
        { device: 0, do: 'open', tab: 0, row: 0 },
        { device: 0, do: 'open', tab: 1, row: 0 },
        { device: 0, do: 'type', tab: 0 },
        { device: 0, do: 'type', tab: 1 },
        { device: 0, do: 'resume', tab: 2, row: 1 },
        { device: 0, do: 'type', tab: 2 },
        { device: 0, do: 'type', tab: 1 },
      ],
    },
  },
  {
    breach: 'A second tab, whose draft a third one had continued, dropped it.',
    sequence: {
      clocks: [0, 0],
      steps: [
        { device: 0, do: 'open', tab: 0, row: 0 },
        { device: 0, do: 'open', tab: 1, row: 0 },
        { device: 0, do: 'type', tab: 0 },
        { device: 0, do: 'type', tab: 1 },
        { device: 0, do: 'resume', tab: 2, row: 1 },
        { device: 0, do: 'type', tab: 2 },
        { device: 0, do: 'discard', tab: 1 },
      ],
    },
  },
  {
    breach: 'A lost picture was reported as refused content.',
    sequence: {
      clocks: [0, 0],
      steps: [
        { device: 0, do: 'spanish', row: 0, word: 1, isStale: false },
        { device: 0, do: 'picture', row: 0, word: 1, isStale: false },
        { device: 0, do: 'losePicture', word: 1 },
        { device: 0, do: 'sync', delivery: 'arrives' },
        { device: 0, do: 'sync', delivery: 'arrives' },
      ],
    },
  },
  {
    breach: 'A session whose token was dead went on without a message.',
    sequence: {
      clocks: [0, 0],
      steps: [
        { device: 0, do: 'open', tab: 0, row: 0 },
        { device: 0, do: 'type', tab: 0 },
        { device: 0, do: 'spanish', row: 1, word: 1, isStale: false },
        { device: 0, do: 'endSession', code: 'auth/invalid-refresh-token' },
        { device: 0, do: 'meet' },
      ],
    },
  },
  {
    breach: 'Two tabs stored the same part of the page, and a conflict did not offer the text of the first.',
    sequence: {
      clocks: [0, 0],
      steps: [
        { device: 1, do: 'part', word: 2, isStale: false },
        { device: 1, do: 'meet' },
        { device: 0, do: 'part', word: 1, isStale: false },
        { device: 0, do: 'part', word: 0, isStale: true },
      ],
    },
  },
  {
    breach: 'Two devices that reordered the page were asked about positions.',
    sequence: {
      clocks: [0, 0],
      steps: [
        { device: 0, do: 'reorder', isStale: false },
        { device: 0, do: 'meet' },
        { device: 1, do: 'part', word: 2, isStale: false },
        { device: 1, do: 'reorder', isStale: false },
      ],
    },
  },
]
