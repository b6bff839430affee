import { contentTypeNames } from '@studio/domain/content/contentKinds'
import type { Positioned } from '@studio/domain/content/lists/order'
import { isVisible } from '@studio/domain/content/visibility'
import type { LanguageCode } from '@studio/domain/languages'
import type { DocumentSyncStatus } from '@studio/domain/outbox/syncStatuses'
import { History, SquareArrowOutUpRight } from 'lucide-react'
import { type ComponentType, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { useStudioDay } from '../../content/settings/useStudioDay'
import { translationService } from '../../content/translation/data'
import { isNewDocument } from '../../device/drafts'
import { ContentForm } from '../../editor/ContentForm'
import { PlainField, type PlainFieldEntry } from '../../editor/fields/PlainField'
import { useShownLoop } from '../../editor/film/useShownLoop'
import { useShownPicture } from '../../editor/picture/useShownPicture'
import { TranslationServiceContext } from '../../editor/translate/service'
import { type FormSnapshot, useContentForm } from '../../editor/useContentForm'
import { pathOfLanguage } from '../../i18n/language'
import { useLanguage } from '../../i18n/useLanguage'
import { useDebouncedValue } from '../../lib/useDebouncedValue'
import { breakpoint, space } from '../../theme/tokens'
import { Button } from '../../ui/Button'
import { ButtonLink } from '../../ui/ButtonLink'
import type { Mutation } from '../../ui/toast/useMutationToast'
import { ContentHistory } from './ContentHistory'
import type { ContentDraft, ContentType, ListView } from './contentType'
import { useTyped } from './useTyped'

/** The additional parts of a form that is shown beside the public page in the editor. */
export interface BesidePage<Draft> {
  Head: ComponentType<{ title: string; children: ReactNode }>
  /** The initially focused field. */
  focusOn: string | undefined
  onTab: (tab: LanguageCode) => void
  /** Called with the form's values whenever they change, and with undefined when the form closes. */
  onType: (values: Draft | undefined) => void
  /** More buttons for the document. */
  actions?: ReactNode
}

interface ContentTypeFormProps<
  Row extends Draft & Positioned,
  Draft extends ContentDraft<Text>,
  Text extends string,
  View extends ListView & Record<string, string>,
> {
  type: ContentType<Row, Draft, Text, View>
  /** The document's id from the address; for a new document, the key of its draft. */
  document: string
  rows: readonly Row[]
  /** The stored document being edited; undefined for a new one. */
  stored: Row | undefined
  /** The current version of the document; undefined if it does not exist. */
  now: Row | undefined
  /** Initial values instead of the stored document: a refused edit, or a copy of another document. */
  given: FormSnapshot<Draft, Row> | undefined
  /** The document's sync status, if this device has pending changes for it. */
  syncStatus: DocumentSyncStatus | undefined
  language: LanguageCode | undefined
  /** Set if the form is beside the public page, which then needs no preview. */
  beside?: BesidePage<Draft> | undefined
  onSave: (kept: FormSnapshot<Draft, Row>) => Mutation
  onClose: () => void
}

/** The form for a new or a stored document of a content type. */
export function ContentTypeForm<
  Row extends Draft & Positioned,
  Draft extends ContentDraft<Text>,
  Text extends string,
  View extends ListView & Record<string, string>,
>({ type, document, rows: all, stored, now, given, beside, ...rest }: ContentTypeFormProps<Row, Draft, Text, View>) {
  const { t } = useTranslation('console')
  const { language } = useLanguage()
  const { kind, table, form } = type
  const labels = new Map(
    [...form.plainFields, ...form.texts].map(({ name, label }): [string, string] => [name, label(t)]),
  )
  const today = useStudioDay()
  const [isPastOpen, setPastOpen] = useState(false)
  const content = useContentForm<Text, Draft, Row>({ kind: contentTypeNames[kind], document, table, stored, given })
  const { values, base } = content.kept
  // A part of the page has its default texts before it is stored.
  const isNew = !base && (kind !== 'sections' || isNewDocument(document))
  // Debounced, so that the preview does not fetch a picture after each keystroke of an address.
  const calm = useDebouncedValue(values)
  const whole = new Set(table.requiredFor('visible'))
  const required = new Set(table.requiredFor(values.visibility))
  const urls = urlsOf(form.plainFields, calm)
  const pictureField = form.plainFields.find(({ kind }) => kind === 'picture')?.name ?? ''
  const picture = useShownPicture((urls[pictureField as keyof Draft] as string | undefined) ?? '')
  const loopField = form.plainFields.find(({ kind }) => kind === 'loop')?.name ?? ''
  const loop = useShownLoop((urls[loopField as keyof Draft] as string | undefined) ?? '')
  const shown = {
    ...values,
    ...urls,
    ...(pictureField && { [pictureField]: picture }),
    ...(loopField && { [loopField]: loop }),
  }
  useTyped(beside?.onType, shown)
  return (
    <TranslationServiceContext value={translationService}>
      <ContentForm
        {...rest}
        content={content}
        name={type.nameOf(values, language).trim()}
        title={t(`admin.${kind}.${isNew ? 'new' : 'editTitle'}`)}
        isNew={isNew}
        headAction={
          now && (
            <>
              {beside?.actions}
              {!beside && isVisible(now, today) && (
                <ButtonLink
                  variant="line"
                  href={`${pathOfLanguage(language)}#${type.anchorOf(now.id)}`}
                  target="_blank"
                >
                  <SquareArrowOutUpRight aria-hidden size={18} />
                  <span>{t('admin.ways.row.see')}</span>
                </ButtonLink>
              )}
              <Button variant="line" onClick={() => setPastOpen(true)}>
                <History aria-hidden size={18} />
                <span>{t('admin.history.open')}</span>
              </Button>
            </>
          )
        }
        dialog={
          isPastOpen &&
          now && (
            // Restoring stores the version at once. The form still shows the old values, so it closes.
            <ContentHistory type={type} row={now} onClose={() => setPastOpen(false)} onRestored={rest.onClose} />
          )
        }
        texts={form.texts.map(({ name, label, rows, isCaptions, Hint, defaultText, describes, choices }) => ({
          name,
          label: label(t),
          isOptional: table.localized.optional.includes(name),
          ...(rows && { rows }),
          ...(isCaptions && { isCaptions }),
          ...(Hint && { Hint }),
          ...(defaultText && { defaultText }),
          ...(describes && { describes }),
          ...(choices && { choices: choices(all, language) }),
        }))}
        plainFields={
          <>
            <PlainFields>
              {form.plainFields.map((field) => (
                <PlainField
                  key={field.name}
                  {...field}
                  isRequired={required.has(field.name)}
                  isOptional={!whole.has(field.name)}
                />
              ))}
            </PlainFields>
            {form.MoreFields && <form.MoreFields />}
          </>
        }
        required={required}
        missing={table.missingIn(asShown(values))}
        labels={labels}
        hasPlainFieldsFirst={form.plainFieldsFirst ?? false}
        preview={beside ? undefined : (code) => form.preview(document, shown, code, t)}
        Head={beside?.Head}
        focusOn={beside?.focusOn}
        onTab={beside?.onTab}
      />
    </TranslationServiceContext>
  )
}

/** Returns the values as a document that visitors can see. */
const asShown = <Draft extends { visibility: string }>(values: Draft): Draft => ({ ...values, visibility: 'visible' })

/** Returns the URL fields among the values, trimmed. */
const urlsOf = <Draft extends object>(fields: readonly PlainFieldEntry[], values: Draft) =>
  Object.fromEntries(
    fields
      .filter(({ kind }) => ['url', 'picture', 'loop'].includes(kind))
      .map(({ name }) => [name, String(values[name as keyof Draft]).trim()]),
  ) as Partial<Draft>

const PlainFields = styled.div`
  display: grid;
  gap: ${space(2)};
  ${breakpoint.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`
