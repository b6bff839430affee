import { nextTask } from './nextTask'

/* Imported before the page's own modules. It ends the task in which the modules shared by all pages were evaluated. */
await nextTask()
