import type { Translated } from '@studio/domain/content/translation/sourceHashes'
import { defaultLanguage, type LanguageCode, languageCodes } from '@studio/domain/languages'
import type { DocumentSyncStatus } from '@studio/domain/outbox/syncStatuses'
import { type ComponentType, type FocusEvent, type ReactNode, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { FormProvider, type Path, type PathValue } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import styled, { css } from 'styled-components'
import { breakpoint, space } from '../theme/tokens'
import { hiddenStyle } from '../ui/Hidden'
import { useShortcut } from '../ui/keyboard/useShortcut'
import { PageHead } from '../ui/screen/PageHead'
import { notify } from '../ui/toast/Toaster'
import type { Mutation } from '../ui/toast/useMutationToast'
import { BackButton } from './BackButton'
import { DraftOffer } from './drafts/DraftOffer'
import { firstWrong } from './fields/firstWrong'
import { MissingFields } from './fields/MissingFields'
import type { TextField } from './fields/TextPair'
import { useFocusFirst } from './fields/useFocusFirst'
import { VisibilityField } from './fields/VisibilityField'
import { LeaveDialog } from './LeaveDialog'
import { LanguageTexts } from './languages/LanguageTexts'
import { tabStatus } from './languages/tabStatus'
import { Undescribed } from './languages/Undescribed'
import { useTabKeys } from './languages/useTabKeys'
import { Preview } from './Preview'
import { PicturesUnderWay } from './picture/picturesUnderWay'
import { PictureTakers } from './picture/pictureTakers'
import { SaveBar } from './SaveBar'
import type { Content, FormSnapshot } from './useContentForm'
import { useSubmit } from './useSubmit'

type Shown<Text extends string> = Translated<Text> & { readonly visibility: string }

interface ContentFormProps<Text extends string, Values extends Shown<Text>, Row extends Values> {
  content: Content<Text, Values, Row>
  title: string
  /** The form's head, if it is only a part of its page. */
  Head?: ComponentType<{ title: string; children: ReactNode }> | undefined
  /** Saving creates the document. */
  isNew: boolean
  /** The document's name; '' while it has none. */
  name: string
  /** Buttons for the stored document, next to the back button: an icon, and the label in a <span>. */
  headAction?: ReactNode
  dialog?: ReactNode
  texts: readonly TextField[]
  /** Fields that have no translations, before or after the languages. */
  plainFields: ReactNode
  hasPlainFieldsFirst?: boolean
  /** Names of the fields that are required now. */
  required: ReadonlySet<string>
  /** Names of the empty fields that a visible document needs. */
  missing: readonly string[]
  /** Labels by field name; a translated field is named without its language. */
  labels: ReadonlyMap<string, string>
  /** The stored document's sync status, if this device has changes for it. */
  syncStatus: DocumentSyncStatus | undefined
  /** The initial tab. */
  language: LanguageCode | undefined
  /** The initially focused field, a translated one without its language. A new document's first field has the focus. */
  focusOn?: string | undefined
  onTab?: ((tab: LanguageCode) => void) | undefined
  /** Renders the public page's card in a language. Omitted if the page itself is beside the form. */
  preview?: ((language: LanguageCode) => ReactNode) | undefined
  /** Stores the values on the device. The form closes once they are stored. */
  onSave: (kept: FormSnapshot<Values, Row>) => Mutation
  /** Returns to the list; the leave guard asks first. */
  onClose: () => void
}

/** The frame of every translated form: draft, language tabs, other fields, preview and save bar. */
export function ContentForm<Text extends string, Values extends Shown<Text>, Row extends Values>({
  content,
  title,
  isNew,
  Head = PageHead,
  name,
  headAction,
  dialog,
  texts,
  plainFields,
  hasPlainFieldsFirst = false,
  required,
  missing,
  labels,
  syncStatus,
  language = defaultLanguage,
  focusOn,
  onTab,
  preview,
  onSave,
  onClose,
}: ContentFormProps<Text, Values, Row>) {
  const { t } = useTranslation('console')
  const [tab, setOpenTab] = useState(language)
  const setTab = (next: LanguageCode) => {
    setOpenTab(next)
    onTab?.(next)
  }
  const formId = useId()
  const [takers] = useState(() => new Map<string, (picture: Blob) => void>())
  const { form, kept, draft, guard, current, localized } = content
  const { isSubmitted } = form.formState
  // A new document starts incomplete, so its missing fields are listed only after the first attempt to save.
  const isBeingShown = kept.values.visibility !== 'hidden' && (isSubmitted || kept.base?.visibility === 'hidden')

  const goTo = (name: string) => {
    const code = languageCodes.find((code) => name.endsWith(`_${code}`))
    // The field must be rendered before it can be focused.
    if (code && texts.some((text) => name === `${text.name}_${code}`)) flushSync(() => setTab(code))
    form.setFocus(name as Path<Values>)
  }
  const refuse = (wrong: object) => {
    const names = Object.keys(wrong)
    const isMissing = names.some((name) => required.has(name) && missing.includes(name))
    notify.error(t(isMissing ? 'admin.common.fixErrors' : 'admin.writing.wrongFields'))
    const name = firstWrong(names, localized, hasPlainFieldsFirst)
    if (name) goTo(name)
  }
  const { pictures, isSaving, handleSubmit } = useSubmit({ content, onSave, onRefuse: refuse, onSaved: onClose })
  const isOpen = draft.status === 'open'
  const focusField = useFocusFirst(focusOn)
  useShortcut('save', () => handleSubmit(), isOpen)
  useShortcut('close', onClose)
  useTabKeys(tab, setTab, isOpen)

  const shownFields = (
    <PicturesUnderWay value={pictures}>
      <PictureTakers value={takers}>{plainFields}</PictureTakers>
    </PicturesUnderWay>
  )

  return (
    <FormProvider {...form}>
      <Head title={title}>
        <Actions>
          {headAction}
          <BackButton onClose={onClose} />
        </Actions>
      </Head>
      {draft.status === 'offered' && draft.offer && (
        <DraftOffer at={draft.offer.at} onContinue={content.resume} onDiscard={draft.discard} />
      )}
      {isOpen && (
        <Columns $hasPreview={preview !== undefined}>
          <Form
            id={formId}
            ref={focusOn === undefined && kept.base ? undefined : focusField}
            noValidate
            onFocus={showWhole}
            onSubmit={handleSubmit}
          >
            {hasPlainFieldsFirst && shownFields}
            {texts.length > 0 && (
              <LanguageTexts
                fields={texts}
                localized={localized}
                required={required}
                current={current}
                targets={content.targets}
                syncStatusOf={(code) => tabStatus(kept, texts, code, syncStatus)}
                tab={tab}
                onTab={setTab}
                onConfirm={content.confirm}
                onWrite={content.write}
                onConfirmTexts={content.confirmTexts}
              />
            )}
            {!hasPlainFieldsFirst && shownFields}
            <Undescribed texts={texts} values={kept.values} onGo={goTo} />
            <VisibilityField />
            {isBeingShown && missing.length > 0 && (
              <MissingFields
                names={missing}
                labels={labels}
                isAnswer={content.isGiven && !isSubmitted}
                onGo={goTo}
                onHide={() => {
                  form.setValue('visibility' as Path<Values>, 'hidden' as PathValue<Values, Path<Values>>)
                  handleSubmit()
                }}
              />
            )}
          </Form>
          <SaveBar form={formId} isNew={isNew} isSaving={isSaving} onCancel={onClose} />
          {preview && <Preview tab={tab}>{preview}</Preview>}
        </Columns>
      )}
      {dialog}
      {guard.isAsked && (
        <LeaveDialog
          about={name}
          onStay={guard.stay}
          onKeep={guard.leave}
          onDiscard={() => {
            void draft.forget()
            guard.leave()
          }}
        />
      )}
    </FormProvider>
  )
}

/**
 * Scrolls a focused field out from under the save bar: browsers scroll only to fields that are entirely out of view.
 */
const showWhole = ({ target }: FocusEvent<HTMLFormElement>) => {
  if (target.matches('input, textarea, select')) target.scrollIntoView({ block: 'nearest' })
}

const besidePreview = css`
  ${breakpoint.wide} {
    grid-template: auto 1fr / minmax(0, 1fr) minmax(20rem, 26.5rem);
    > :last-child {
      grid-area: 1 / 2 / span 2;
    }
  }
`
/* No grid on a phone: in a grid, the sticky save bar would stay within its own row. */
const Columns = styled.div<{ $hasPreview: boolean }>`
  display: flex;
  flex-direction: column;
  gap: ${space(4)};
  ${breakpoint.medium} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-items: start;
  }
  ${({ $hasPreview }) => $hasPreview && besidePreview}
`
/* The row of language tabs is wider than a phone: it scrolls and must not widen the form. */
const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  max-inline-size: 56rem;
`
/* On a phone these show only icons, so that the fields start higher up. Screen readers still read the labels. */
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1.5)};
  ${breakpoint.phone} {
    gap: ${space(1)};
    > * {
      padding-inline: ${space(1.25)};
    }
    span {
      ${hiddenStyle}
    }
  }
`
