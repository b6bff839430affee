import type { Translated } from '@studio/domain/content/translation/sourceHashes'
import { defaultLanguage, type LanguageCode, languageCodes } from '@studio/domain/languages'
import type { DocumentSyncStatus } from '@studio/domain/outbox/syncStatuses'
import { ArrowLeft } from 'lucide-react'
import { type FocusEvent, type ReactNode, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { FormProvider, type Path, type PathValue } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { breakpoint, space } from '../theme/tokens'
import { Button } from '../ui/Button'
import { hiddenStyle } from '../ui/Hidden'
import { useShortcut } from '../ui/keyboard/useShortcut'
import { PageHead } from '../ui/screen/PageHead'
import { notify } from '../ui/toast/Toaster'
import type { Mutation } from '../ui/toast/useMutationToast'
import { DraftOffer } from './drafts/DraftOffer'
import { firstWrong } from './fields/firstWrong'
import { MissingFields } from './fields/MissingFields'
import type { TextField } from './fields/TextPair'
import { VisibilityField } from './fields/VisibilityField'
import { LeaveDialog } from './LeaveDialog'
import { LanguageTexts } from './languages/LanguageTexts'
import { tabStatus } from './languages/tabStatus'
import { Undescribed } from './languages/Undescribed'
import { useTabKeys } from './languages/useTabKeys'
import { Preview } from './Preview'
import { PicturesUnderWay } from './picture/picturesUnderWay'
import { SaveBar } from './SaveBar'
import type { Content, Kept } from './useContentForm'
import { useSubmit } from './useSubmit'

type Shown<Text extends string> = Translated<Text> & { readonly visibility: string }

interface ContentFormProps<Text extends string, Values extends Shown<Text>, Row extends Values> {
  content: Content<Text, Values, Row>
  title: string
  /** What is being written, by name; '' while it has none. */
  name: string
  /** What can be done with the stored document, beside the way back: buttons with a sign, and their words in a <span>. */
  headAction?: ReactNode
  /** A dialog over the form. */
  dialog?: ReactNode
  texts: readonly TextField[]
  /** Fields that are no texts, before or after the languages. */
  plainFields: ReactNode
  hasPlainFieldsFirst?: boolean
  /** The names of the fields that must be there now. */
  required: ReadonlySet<string>
  /** The names of the fields that visitors would miss. */
  missing: readonly string[]
  /** What the fields are called; a text in ten languages by its name without the language. */
  labels: ReadonlyMap<string, string>
  /** How the stored document stands, if this device has work for it. */
  syncStatus: DocumentSyncStatus | undefined
  /** The tab to begin with. */
  language: LanguageCode | undefined
  /** The public page's card in a language. */
  preview: (language: LanguageCode) => ReactNode
  /** Stores the values; `refused` takes back what the device could not keep. */
  onSave: (kept: Kept<Values, Row>) => Mutation
  /** Brings the list back; the leave guard asks before it does. */
  onClose: () => void
}

/** The frame of every form of texts in ten languages: draft, tabs, plain fields, preview, save and the way out. */
export function ContentForm<Text extends string, Values extends Shown<Text>, Row extends Values>({
  content,
  title,
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
  preview,
  onSave,
  onClose,
}: ContentFormProps<Text, Values, Row>) {
  const { t } = useTranslation('console')
  const [tab, setTab] = useState(language)
  const formId = useId()
  const { form, kept, draft, guard, current, localized } = content
  const { isSubmitted } = form.formState
  // A new document is incomplete before it is begun: what it lacks is told once it is to be saved.
  const isBeingShown = kept.values.visibility !== 'hidden' && (isSubmitted || kept.base?.visibility === 'hidden')

  const goTo = (name: string) => {
    const code = languageCodes.find((code) => name.endsWith(`_${code}`))
    // The field must be on the page before it can be focused.
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
  useShortcut('save', () => handleSubmit(), isOpen)
  useShortcut('close', onClose)
  useTabKeys(tab, setTab, isOpen)

  const shownFields = <PicturesUnderWay value={pictures}>{plainFields}</PicturesUnderWay>

  return (
    <FormProvider {...form}>
      <PageHead title={title}>
        <Actions>
          {headAction}
          <Button variant="line" onClick={onClose}>
            <Back aria-hidden size={18} />
            <span>{t('admin.common.back')}</span>
          </Button>
        </Actions>
      </PageHead>
      {draft.status === 'offered' && draft.offer && (
        <DraftOffer at={draft.offer.at} onContinue={content.resume} onDiscard={draft.discard} />
      )}
      {isOpen && (
        <Columns>
          <Form
            id={formId}
            ref={kept.base ? undefined : focusFirst}
            noValidate
            onFocus={showWhole}
            onSubmit={handleSubmit}
          >
            {hasPlainFieldsFirst && shownFields}
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
          <SaveBar form={formId} isNew={!kept.base} isSaving={isSaving} onCancel={onClose} />
          <Preview tab={tab}>{preview}</Preview>
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

/** Something new is begun to be written at once. */
const focusFirst = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLElement>('input:not([type=checkbox], [type=file]), textarea')?.focus({ preventScroll: true })

/** A field that gets the focus must not stay under the bar that saves: browsers scroll only to what they see nothing of. */
const showWhole = ({ target }: FocusEvent<HTMLFormElement>) => {
  if (target.matches('input, textarea, select')) target.scrollIntoView({ block: 'nearest' })
}

/* Not a grid on a phone: there the bar that saves stays within sight of all that stands here, not of its own row. */
const Columns = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(4)};
  ${breakpoint.medium} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-items: start;
  }
  ${breakpoint.wide} {
    grid-template: auto 1fr / minmax(0, 1fr) minmax(20rem, 26.5rem);
    > :last-child {
      grid-area: 1 / 2 / span 2;
    }
  }
`
/* The row of languages is wider than a phone: it scrolls, and must not widen the form. */
const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  max-inline-size: 56rem;
`
/* On a phone the fields stand further up: there these are signs, and their words are read aloud. */
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
const Back = styled(ArrowLeft)`
  &:dir(rtl) {
    transform: scaleX(-1);
  }
`
