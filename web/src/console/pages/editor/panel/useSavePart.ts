import { slots } from '@studio/domain/content/page/part'
import type { Section, SectionDraft } from '@studio/domain/content/page/section'
import { partIdOf } from '@studio/domain/content/page/versions'
import { languageCodes } from '@studio/domain/languages'
import { useTranslation } from 'react-i18next'
import { contentDataOf } from '../../../../content/data'
import { isNewDocument } from '../../../../device/drafts'
import type { FormSnapshot } from '../../../../editor/useContentForm'
import { type Mutation, useMutationToast } from '../../../../ui/toast/useMutationToast'
import type { StoredPlace } from './listItems'

const { sections } = contentDataOf
const nothing: Mutation = { kept: Promise.resolve(), published: Promise.resolve() }

/** Returns a function that stores a part's form. `places` are those of a part that is not stored yet. */
export function useSavePart(id: string, rows: readonly Section[], places: readonly StoredPlace[]) {
  const { t } = useTranslation('console')
  const tell = useMutationToast()
  const isAlone = rows.every((row) => row.id === id || partIdOf(row.id) !== partIdOf(id))
  return ({ values, base }: FormSnapshot<SectionDraft, Section>): Mutation => {
    // A part without texts of its own shows the default ones and needs no document.
    const isUnneeded = isAlone && isUntouched(values)
    if (!base && isUnneeded) return nothing
    const change = () => {
      if (base && isUnneeded) return sections.remove(base)
      if (base) return sections.update(values, base)
      return sections.place(
        places.map((place) =>
          place.id === id ? { ...place, id: isNewDocument(id) ? crypto.randomUUID() : id, draft: values } : place,
        ),
      )
    }
    const made = change()
    tell(made, t('admin.sections.updated'), t('admin.sections.updateError'))
    return made
  }
}

/** Returns whether a part of no list has only its default texts. */
const isUntouched = (values: SectionDraft) =>
  values.list === '' &&
  values.image_url === '' &&
  slots.every((slot) => languageCodes.every((code) => values[`${slot}_${code}`].trim() === ''))
