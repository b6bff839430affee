import { emptyProject, type ProjectDraft, projectLocalizedFields } from '@studio/domain/content/project'
import { nextSourceHashes } from '@studio/domain/content/translation/sourceHashes'
import brisaBotanica from './projects/brisaBotanica.json' with { type: 'json' }
import cafeAurora from './projects/cafeAurora.json' with { type: 'json' }
import frecuenciaNocturna from './projects/frecuenciaNocturna.json' with { type: 'json' }
import horizonteSur from './projects/horizonteSur.json' with { type: 'json' }
import pulso from './projects/pulso.json' with { type: 'json' }
import volta from './projects/volta.json' with { type: 'json' }
import { type ProjectSeed, stored } from './shapes.ts'

/** The portfolio in the order of the page. */
const projects = [cafeAurora, brisaBotanica, volta, horizonteSur, pulso, frecuenciaNocturna] as readonly ProjectSeed[]

/** Returns the portfolio as drafts, by id, with pictures, loops and films on the given site. */
export const projectDrafts = (siteUrl: string): [id: string, draft: ProjectDraft][] =>
  projects.map(({ id, texts, video_url, ...facts }) => {
    const written = { ...emptyProject, ...stored(texts) }
    const translated_from = nextSourceHashes(written, projectLocalizedFields, undefined)
    const own = {
      image_url: `${siteUrl}/samples/${id}.webp`,
      loop_url: `${siteUrl}/samples/${id}.mp4`,
      video_url: video_url && `${siteUrl}${video_url}`,
    }
    return [id, { ...written, ...own, ...facts, translated_from }]
  })
