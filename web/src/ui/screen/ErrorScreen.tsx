import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { Button } from '../Button'
import { ButtonLink } from '../ButtonLink'
import { Boundary } from './Boundary'
import { FullScreen } from './FullScreen'
import { nameWindow } from './windowTitle'

interface ErrorScreenProps {
  message: string
  /** Shown below the actions, unless it fails as well. */
  more?: ReactNode
}

/** The fallback screen of an uncaught rendering error (specification, section 2). */
export function ErrorScreen({ message, more }: ErrorScreenProps) {
  const { t } = useTranslation()
  const title = t('errorScreen.title')
  useEffect(() => nameWindow(title), [title])
  return (
    <FullScreen
      title={title}
      text={t('errorScreen.text')}
      more={
        <>
          {more && <Boundary fallback={() => null}>{more}</Boundary>}
          {/* Browsers write error messages in English. */}
          <Message lang="en" dir="auto">
            {message}
          </Message>
        </>
      }
    >
      <Button onClick={() => location.reload()}>{t('errorScreen.reload')}</Button>
      <ButtonLink variant="line" href="/">
        {t('errorScreen.home')}
      </ButtonLink>
    </FullScreen>
  )
}

const Message = styled.small`
  max-inline-size: 60ch;
  overflow-wrap: anywhere;
`
