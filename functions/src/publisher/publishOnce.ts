import { publicContentFrom, type StoredContent } from '@studio/domain/content/publicContentFrom'
import { dayAt, dayBegins } from '@studio/domain/content/visibility'
import type { LanguageCode } from '@studio/domain/languages'
import { type Proof, type Publication, releasedContentPath } from '@studio/domain/publishing/publication'
import { mostReleases, type Release } from '@studio/domain/publishing/release'
import { studioZoneOf } from '@studio/domain/settings/settings'
import { publicSettingsFrom } from '@studio/domain/settings/settingsFrom'
import { isDay } from '@studio/domain/values/day'
import type { Firestore } from 'firebase-admin/firestore'
import { readContent } from '../publicContent/storedContent.ts'
import { pageHashes, type prove } from './proof.ts'
import { type ReleasedContent, releasedContent, releasedItems } from './releasedItems.ts'
import { type ContentOf, daysOf, type renderFiles } from './render.ts'
import type { Target } from './target.ts'

export interface PublishingDependencies {
  db: Firestore
  now: () => number
  target: Target
  /** The build of the renderer, which must be the one that is live. */
  build: string
  render: typeof renderFiles
  prove: typeof prove
}

/** The fields of the state that a publication changes. */
export type Published = Partial<Publication> & Pick<Publication, 'live' | 'restored'> & { proof: Proof }

/** Publishes the stored content. Returns what has changed in the state of publication. */
export async function publishOnce(
  { db, now, target, build, render, prove }: PublishingDependencies,
  stored: Publication,
): Promise<Published> {
  const [content, origin] = await Promise.all([readContent(db), target.origin()])
  const at = now()
  const today = dayAt(at, zoneOf(content))
  const contentOf = visibleAt(content, at)
  const pages = daysOf(contentOf, stored.pages, today)
  const files = await render({ origin, contentOf, dayOf: (language) => pages[language]?.day })
  const { release, isNew } = await target.publish(files)
  const hashes = pageHashes(files)
  const facts = { id: release, at: now(), build, pages: hashes }
  const releases =
    release === stored.live
      ? stored.releases
      : [await released(db, facts, releasedContent(content, today)), ...stored.releases]
  const known = isNew || stored.failure === 'notLive' ? null : stored.proof
  const proof = known ?? (await prove({ origin, pages: hashes, contentOf, now: now() }))
  return {
    ...{ build, pages, origin, proof, live: release, releases: releases.slice(0, mostReleases), restored: null },
    next_at: nextDay(content, today),
    ...(release !== stored.live && { published_at: now() }),
  }
}

/** Returns what visitors see of the stored content at a moment, in each language. */
export function visibleAt(content: StoredContent, at: number): ContentOf {
  const contents = new Map<LanguageCode, ReturnType<ContentOf>>()
  return (language) => {
    const one = contents.get(language) ?? publicContentFrom(language, content, at)
    contents.set(language, one)
    return one
  }
}

/** Returns a new release with what it contains that the one before did not. Stores its content for the next. */
async function released(
  db: Firestore,
  release: Pick<Release, 'id' | 'at' | 'build' | 'pages'>,
  content: ReleasedContent,
): Promise<Release> {
  const document = db.doc(releasedContentPath)
  const text: unknown = (await document.get()).get('text')
  const before = typeof text === 'string' ? (JSON.parse(text) as ReleasedContent) : content
  // One text: Firestore would index each field.
  await document.set({ text: JSON.stringify(content) })
  return { ...release, ...releasedItems(before, content) }
}

const zoneOf = ({ settings }: StoredContent) => studioZoneOf(publicSettingsFrom(settings))

/** Returns the moment at which the next planned document becomes visible; null if none is planned. */
function nextDay(content: StoredContent, today: string): number | null {
  const days = Object.values(content)
    .flat()
    .map(({ visibility }) => visibility)
    .filter((day): day is string => typeof day === 'string' && isDay(day) && day > today)
    .sort()
  return days[0] === undefined ? null : dayBegins(days[0], zoneOf(content))
}
