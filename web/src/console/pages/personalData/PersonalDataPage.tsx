import { valibotResolver } from '@hookform/resolvers/valibot'
import type { PersonalData } from '@studio/domain/people/personalData'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { useValidationMessage } from '../../../i18n/useValidationMessage'
import { isNetworkError, useSeemsOffline } from '../../../lib/network'
import { space } from '../../../theme/tokens'
import { Button } from '../../../ui/Button'
import { Field, Input, pressInPlace } from '../../../ui/form/Field'
import { PageHead } from '../../../ui/screen/PageHead'
import { OfflineNotice } from '../../../ui/status/LiveNotice'
import { notify } from '../../../ui/toast/Toaster'
import { PersonForm, readPersonalData } from './data'
import { FoundData } from './FoundData'

/** Finds the data stored about a person by email address, exports it and erases it. */
export default function PersonalDataPage() {
  const { t } = useTranslation('console')
  const messageOf = useValidationMessage()
  const isOffline = useSeemsOffline()
  const [found, setFound] = useState<{ email: string; data: PersonalData }>()
  const { register, handleSubmit, formState, setFocus } = useForm<PersonForm>({
    defaultValues: { email: '' },
    resolver: valibotResolver(PersonForm),
  })
  const { errors, isSubmitting } = formState
  const search = async ({ email }: PersonForm) => {
    notify.forgetErrors()
    setFound(undefined)
    try {
      setFound({ email, data: await readPersonalData(email) })
    } catch (error) {
      console.warn('the data of a person could not be read', error)
      notify.error(t('admin.personalData.failed'), isNetworkError(error) ? t('admin.personalData.offline') : undefined)
    }
  }
  const handleErased = () => {
    setFound(undefined)
    // The buttons disappear with the result, so the focus returns to the field.
    setFocus('email')
  }
  return (
    <>
      <PageHead title={t('admin.personalData.title')} text={t('admin.personalData.intro')} />
      <Parts>
        {isOffline && <OfflineNotice>{t('admin.personalData.offline')}</OfflineNotice>}
        <Form noValidate onSubmit={(event) => void handleSubmit(search)(event)}>
          <Field label={t('admin.personalData.email')} error={messageOf(errors.email?.message)}>
            {(props) => <Input {...props} {...register('email')} type="email" dir="ltr" autoComplete="off" />}
          </Field>
          <Button type="submit" isBusy={isSubmitting} onMouseDown={pressInPlace}>
            <Search aria-hidden size={18} />
            {t(isSubmitting ? 'admin.personalData.searching' : 'admin.personalData.search')}
          </Button>
        </Form>
        <div role="status">{found && <FoundData key={found.email} {...found} onErased={handleErased} />}</div>
      </Parts>
    </>
  )
}

const Parts = styled.div`
  display: grid;
  gap: ${space(3)};
  max-inline-size: 36rem;
`
const Form = styled.form`
  display: grid;
  justify-items: start;
  gap: ${space(2)};
  > :first-child {
    inline-size: 100%;
  }
`
