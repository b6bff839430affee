import { valibotResolver } from '@hookform/resolvers/valibot'
import { defaultLanguage, type LanguageCode, languageCodes } from '@studio/domain/languages'
import { emptyProject, type Project, ProjectDraft, projectTexts } from '@studio/domain/project'
import { type ValidationKey, validationTexts } from '@studio/domain/validationTexts'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { type FieldErrors, useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { color, from, space } from '../../theme/tokens'
import { Button } from '../../ui/Button'
import { Field, Input, TextArea } from '../../ui/Field'
import { LanguageTabs, type TabState } from '../../ui/LanguageTabs'
import { PageHead } from '../../ui/PageHead'
import { notify } from '../../ui/Toaster'

interface ProjectFormProps {
  /** The stored project that is edited; none when a new one is made. */
  project: Project | undefined
  /** What was typed before, when the server has refused it. */
  draft: ProjectDraft | undefined
  onSave: (draft: ProjectDraft) => void
  onClose: () => void
}

/** One form for a new and a stored project. */
export function ProjectForm({ project, draft, onSave, onClose }: ProjectFormProps) {
  const { t } = useTranslation('console')
  const { t: tp } = useTranslation('public')
  const [tab, setTab] = useState<LanguageCode>(defaultLanguage)
  const { register, handleSubmit, control, formState } = useForm<ProjectDraft>({
    defaultValues: draft ?? (project ? draftOf(project) : emptyProject),
    resolver: valibotResolver(ProjectDraft),
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const { errors, isSubmitting } = formState
  const values = useWatch({ control })
  const says = (message: string | undefined) =>
    message && message in validationTexts ? tp(`validation.${message as ValidationKey}`) : message
  const stateOf = (code: LanguageCode): TabState => {
    if (projectTexts.some((text) => errors[`${text}_${code}`])) return 'wrong'
    return projectTexts.every((text) => values[`${text}_${code}`]?.trim()) ? 'complete' : 'missing'
  }
  const handleInvalid = (found: FieldErrors<ProjectDraft>) => {
    notify.error(t('admin.common.fixErrors'))
    const firstGap = languageCodes.find((code) => projectTexts.some((text) => found[`${text}_${code}`]))
    if (firstGap) setTab(firstGap)
  }

  return (
    <>
      <PageHead title={t(project ? 'admin.projects.editTitle' : 'admin.projects.new')}>
        <Button look="line" onClick={onClose}>
          <Back aria-hidden size={18} />
          {t('admin.common.back')}
        </Button>
      </PageHead>
      <Form noValidate onSubmit={(event) => void handleSubmit(onSave, handleInvalid)(event)}>
        <LanguageTabs
          label={t('admin.common.languageTabs')}
          active={tab}
          onChange={setTab}
          stateOf={stateOf}
          stateNames={{
            complete: t('admin.common.complete'),
            missing: t('admin.common.missing'),
            wrong: t('admin.common.missing'),
          }}
        >
          <Field
            key={`title_${tab}`}
            label={t('admin.projects.form.title')}
            required={tp('contact.required')}
            error={says(errors[`title_${tab}`]?.message)}
          >
            {(props) => <Input {...props} {...register(`title_${tab}`)} />}
          </Field>
          <Field
            key={`description_${tab}`}
            label={t('admin.projects.form.description')}
            required={tp('contact.required')}
            error={says(errors[`description_${tab}`]?.message)}
          >
            {(props) => <TextArea {...props} {...register(`description_${tab}`)} rows={4} />}
          </Field>
          <Field
            key={`category_${tab}`}
            label={t('admin.projects.form.category')}
            required={tp('contact.required')}
            error={says(errors[`category_${tab}`]?.message)}
          >
            {(props) => <Input {...props} {...register(`category_${tab}`)} />}
          </Field>
        </LanguageTabs>
        <Pair>
          <Field
            label={t('admin.projects.form.imageUrl')}
            required={tp('contact.required')}
            error={says(errors.image_url?.message)}
          >
            {(props) => <Input {...props} {...register('image_url')} type="url" dir="ltr" placeholder="https://…" />}
          </Field>
          <Field
            label={`${t('admin.projects.form.videoUrl')} (${tp('contact.optional')})`}
            error={says(errors.video_url?.message)}
          >
            {(props) => <Input {...props} {...register('video_url')} type="url" dir="ltr" placeholder="https://…" />}
          </Field>
          <Field
            label={`${t('admin.projects.form.client')} (${tp('contact.optional')})`}
            error={says(errors.client_name?.message)}
          >
            {(props) => <Input {...props} {...register('client_name')} />}
          </Field>
          <Field
            label={`${t('admin.projects.form.date')} (${tp('contact.optional')})`}
            error={says(errors.completion_date?.message)}
          >
            {(props) => <Input {...props} {...register('completion_date')} type="date" />}
          </Field>
        </Pair>
        <Check>
          <input type="checkbox" {...register('featured')} /> {t('admin.projects.form.featured')}
        </Check>
        <Actions>
          <Button type="submit" isBusy={isSubmitting}>
            {t(isSubmitting ? 'admin.common.saving' : project ? 'admin.common.update' : 'admin.common.create')}
          </Button>
          <Button look="line" onClick={onClose}>
            {t('admin.common.cancel')}
          </Button>
        </Actions>
      </Form>
    </>
  )
}

/** The form's part of a stored project, as it is: what is missing or malformed is for the form to say. */
const draftOf = (project: Project): ProjectDraft =>
  Object.fromEntries(
    Object.keys(emptyProject).map((name) => [name, project[name as keyof ProjectDraft]]),
  ) as ProjectDraft

const Form = styled.form`
  display: grid;
  gap: ${space(3)};
  max-inline-size: 56rem;
`
const Pair = styled.div`
  display: grid;
  gap: ${space(2)};
  ${from.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`
const Check = styled.label`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  font-weight: 600;
  input {
    inline-size: 1.5rem;
    block-size: 1.5rem;
    accent-color: ${color.cool};
  }
`
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1.5)};
`
const Back = styled(ArrowLeft)`
  &:dir(rtl) {
    transform: scaleX(-1);
  }
`
