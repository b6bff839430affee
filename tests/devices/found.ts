import type { Sequence } from './steps.ts'

/** Sequences that once failed, in shrunk form, each with its fault. */
export const found: readonly { breach: string; sequence: Sequence }[] = [
  {
    breach: 'A project older than the field of visibility was in conflict with itself.',
    sequence: { clocks: [-365, 40], steps: [{ device: 0, do: 'hide', row: 2, word: 1, isStale: false }] },
  },
  {
    breach: 'A later collision in a group of settings dropped the open question.',
    sequence: {
      clocks: [0, 0],
      steps: [
        { device: 1, do: 'setting', key: 0, word: 1, isStale: true },
        { device: 0, do: 'setting', key: 0, word: 2, isStale: true },
        { device: 0, do: 'meet' },
        { device: 0, do: 'setting', key: 0, word: 1, isStale: false },
        { device: 1, do: 'meet' },
        { device: 1, do: 'setting', key: 0, word: 0, isStale: true },
        { device: 0, do: 'sync', delivery: 'arrives' },
      ],
    },
  },
  {
    breach: 'An old deletion took a project that was restored.',
    sequence: {
      clocks: [40, 400],
      steps: [
        { device: 0, do: 'remove', row: 0 },
        { device: 1, do: 'removeAndRestore', row: 0 },
      ],
    },
  },
  {
    breach: 'An old deletion took a message that was restored.',
    sequence: {
      clocks: [0, 0],
      steps: [
        { device: 1, do: 'untrashMessage', word: 1 },
        { device: 0, do: 'deleteMessage', word: 1 },
        { device: 1, do: 'meet' },
      ],
    },
  },
  {
    breach: 'A late request wrote again what a later step had replaced.',
    sequence: {
      clocks: [0, 0],
      steps: [
        { device: 1, do: 'setting', key: 0, word: 1, isStale: false },
        { device: 1, do: 'sync', delivery: 'isLate' },
        { device: 1, do: 'setting', key: 0, word: 0, isStale: false },
        { device: 1, do: 'meet' },
      ],
    },
  },
  {
    breach: 'Beside a note, a status was asked about that the server had not sent along.',
    sequence: {
      clocks: [0, 40],
      steps: [
        { device: 0, do: 'note', word: 0 },
        { device: 0, do: 'meet' },
        { device: 1, do: 'status', word: 0 },
        { device: 1, do: 'note', word: 2 },
        { device: 1, do: 'meet' },
      ],
    },
  },
  {
    breach: 'Two edits collided that left nothing to ask about together.',
    sequence: {
      clocks: [0, 0],
      steps: [
        { device: 0, do: 'client', row: 0, word: 1, isStale: true },
        { device: 1, do: 'client', row: 0, word: 2, isStale: false },
        { device: 1, do: 'spanish', row: 0, word: 0, isStale: true },
        { device: 1, do: 'client', row: 0, word: 0, isStale: false },
        { device: 0, do: 'spanish', row: 0, word: 0, isStale: true },
        { device: 0, do: 'sync', delivery: 'arrives' },
        { device: 0, do: 'meet' },
      ],
    },
  },
  {
    breach: 'A question was missed that its owner had answered by writing over the text of the server.',
    sequence: {
      clocks: [0, 40, 400],
      steps: [
        { device: 1, do: 'setting', key: 1, word: 2, isStale: false },
        { device: 2, do: 'setting', key: 0, word: 2, isStale: false },
        { device: 0, do: 'setting', key: 0, word: 1, isStale: false },
        { device: 0, do: 'sync', delivery: 'arrives' },
        { device: 1, do: 'meet' },
        { device: 1, do: 'undo' },
        { device: 2, do: 'meet' },
        { device: 2, do: 'setting', key: 1, word: 1, isStale: false },
        { device: 2, do: 'setting', key: 0, word: 2, isStale: false },
        { device: 0, do: 'setting', key: 0, word: 0, isStale: false },
      ],
    },
  },
  {
    breach: 'A question was missed that its owner had taken back, and a later edit asked again.',
    sequence: {
      clocks: [40, 0, -365],
      steps: [
        { device: 0, do: 'setting', key: 0, word: 2, isStale: false },
        { device: 0, do: 'sync', delivery: 'isLate' },
        { device: 2, do: 'setting', key: 0, word: 1, isStale: true },
        { device: 0, do: 'setting', key: 0, word: 0, isStale: false },
        { device: 0, do: 'setting', key: 0, word: 0, isStale: true },
        { device: 2, do: 'meet' },
        { device: 0, do: 'setting', key: 0, word: 2, isStale: false },
        { device: 0, do: 'setting', key: 1, word: 0, isStale: false },
      ],
    },
  },
  {
    breach: 'A question was missed that its owner had answered and taken back, in a tab that showed the server’s text.',
    sequence: {
      clocks: [-365, 0],
      steps: [
        { device: 0, do: 'setting', key: 2, word: 1, isStale: false },
        { device: 0, do: 'meet' },
        { device: 1, do: 'setting', key: 2, word: 2, isStale: false },
        { device: 1, do: 'meet' },
        { device: 1, do: 'setting', key: 2, word: 0, isStale: true },
        { device: 0, do: 'setting', key: 2, word: 2, isStale: false },
        { device: 1, do: 'setting', key: 0, word: 0, isStale: true },
        { device: 1, do: 'setting', key: 2, word: 1, isStale: false },
        { device: 0, do: 'meet' },
        { device: 0, do: 'settle', mask: 0 },
        { device: 0, do: 'meet' },
      ],
    },
  },
  {
    breach: 'Edits after a deletion that collided were dropped with it.',
    sequence: {
      clocks: [-365, 400],
      steps: [
        { device: 0, do: 'spanish', row: 0, word: 0, isStale: false },
        { device: 0, do: 'meet' },
        { device: 1, do: 'remove', row: 0 },
        { device: 1, do: 'meet' },
        { device: 1, do: 'hide', row: 0, word: 1, isStale: false },
        { device: 1, do: 'sync', delivery: 'isLate' },
        { device: 0, do: 'remove', row: 0 },
        { device: 0, do: 'settle', mask: 0 },
        { device: 1, do: 'spanish', row: 0, word: 1, isStale: false },
        { device: 0, do: 'spanish', row: 0, word: 0, isStale: false },
      ],
    },
  },
  {
    breach: 'On a slow network nothing was ever acknowledged, because each attempt started over.',
    sequence: {
      clocks: [0, 0],
      steps: [
        { device: 1, do: 'star', row: 0, word: 1, isStale: false },
        { device: 1, do: 'sendSlowly' },
      ],
    },
  },
]
