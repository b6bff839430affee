import { useTranslation } from 'react-i18next'
import { Button } from '../Button'
import { ButtonLink } from '../ButtonLink'
import { FullScreen } from './FullScreen'

/** The fallback screen of an uncaught rendering error (specification, section 2). */
export function ErrorScreen({ message }: { message: string }) {
  const { t } = useTranslation()
  return (
    <FullScreen title={t('errorScreen.title')} text={t('errorScreen.text')}>
      <small>{message}</small>
      <Button onClick={() => location.reload()}>{t('errorScreen.reload')}</Button>
      <ButtonLink variant="line" href="/">
        {t('errorScreen.home')}
      </ButtonLink>
    </FullScreen>
  )
}
