import { nextTask } from './nextTask'

/* Imported before the page's own modules: it ends the task in which those were evaluated that all pages have. */
await nextTask()
