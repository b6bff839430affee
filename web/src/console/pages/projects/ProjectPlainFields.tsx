import type { ProjectDraft } from '@studio/domain/content/project'
import { playableOf } from '@studio/domain/content/video'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { useValidationMessage } from '../../../i18n/useValidationMessage'
import { breakpoint, color, space } from '../../../theme/tokens'
import { Field, Input } from '../../../ui/form/Field'
import { PictureCheck } from './PictureCheck'

/** What of a project is no text: picture, video, client, day, and whether it stands out. */
export function ProjectPlainFields({ imageUrl, videoUrl }: { imageUrl: string; videoUrl: string }) {
  const { t } = useTranslation('console')
  const { t: tp } = useTranslation('public')
  const says = useValidationMessage()
  const { register, formState } = useFormContext<ProjectDraft>()
  const { errors } = formState
  const optional = (label: string) => `${label} (${tp('contact.optional')})`
  return (
    <>
      <Pair>
        <Field
          label={t('admin.projects.form.imageUrl')}
          required={tp('contact.required')}
          error={says(errors.image_url?.message)}
          hint={imageUrl && <PictureCheck key={imageUrl} url={imageUrl} />}
        >
          {(props) => <Input {...props} {...register('image_url')} type="url" dir="ltr" placeholder="https://…" />}
        </Field>
        <Field
          label={optional(t('admin.projects.form.videoUrl'))}
          error={says(errors.video_url?.message)}
          hint={videoUrl && t(`admin.writing.video.${playableOf(videoUrl)?.kind ?? 'none'}`)}
        >
          {(props) => <Input {...props} {...register('video_url')} type="url" dir="ltr" placeholder="https://…" />}
        </Field>
        <Field label={optional(t('admin.projects.form.client'))} error={says(errors.client_name?.message)}>
          {(props) => <Input {...props} {...register('client_name')} />}
        </Field>
        <Field label={optional(t('admin.projects.form.date'))} error={says(errors.completion_date?.message)}>
          {(props) => <Input {...props} {...register('completion_date')} type="date" />}
        </Field>
      </Pair>
      <Check>
        <input type="checkbox" {...register('featured')} /> {t('admin.projects.form.featured')}
      </Check>
    </>
  )
}

const Pair = styled.div`
  display: grid;
  gap: ${space(2)};
  ${breakpoint.medium} {
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
    accent-color: ${color.secondary};
  }
`
