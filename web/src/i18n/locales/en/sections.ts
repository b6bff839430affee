import type { SectionsTexts } from '../es/sections'

/** The page's texts in the console, in English. */
export const sections: SectionsTexts = {
  title: 'Page texts',
  new: 'Add item',
  editTitle: 'Edit text',
  empty: 'All texts are the original ones.',
  editRow: 'Edit {{name}}',
  deleteRow: 'Delete {{name}}',
  deleteTitle: 'Delete this text?',
  deleteText: 'The original text comes back, if there is one.',
  loadError: 'The page’s texts could not be loaded',
  createError: 'The text could not be saved',
  updateError: 'The text could not be saved',
  deleteError: 'The text could not be deleted',
  reorderError: 'The order could not be changed',
  created: 'Text saved',
  updated: 'Text saved',
  deleted: 'Text deleted',
  form: {
    list: 'List',
    imageUrl: 'Image URL',
    badge: 'Label',
    title: 'Title',
    text: 'Text',
    action: 'Button',
    note: 'Note',
    captions: 'Captions (SRT or VTT)',
    chapters: 'Chapters, one per line: 0:12 Opening',
    chaptersWrong: 'Each line is a chapter: its time and its name, for example 0:12 Opening',
  },
}
