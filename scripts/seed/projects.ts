import { emptyProject, type ProjectDraft, projectLocalizedFields } from '@studio/domain/content/project'
import { nextSourceHashes } from '@studio/domain/content/translation/sourceHashes'
import { brisaBotanica } from './projects/brisaBotanica.ts'
import { cafeAurora } from './projects/cafeAurora.ts'
import { frecuenciaNocturna } from './projects/frecuenciaNocturna.ts'
import { horizonteSur } from './projects/horizonteSur.ts'
import { pulso } from './projects/pulso.ts'
import { volta } from './projects/volta.ts'
import { stored } from './shapes.ts'

/** The portfolio in the order of the page. */
const projects = [cafeAurora, brisaBotanica, volta, horizonteSur, pulso, frecuenciaNocturna] as const

/** Returns the portfolio as drafts, by id, with pictures and loops on the given site. */
export const projectDrafts = (siteUrl: string): [id: string, draft: ProjectDraft][] =>
  projects.map(({ id, texts, ...facts }) => {
    const written = { ...emptyProject, ...stored(texts) }
    const translated_from = nextSourceHashes(written, projectLocalizedFields, undefined)
    const own = { image_url: `${siteUrl}/samples/${id}.webp`, loop_url: `${siteUrl}/samples/${id}.mp4` }
    return [id, { ...written, ...own, ...facts, translated_from }]
  })
