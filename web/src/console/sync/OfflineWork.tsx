import { CircleAlert, CircleCheck } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { color, space } from '../../theme/tokens'
import { checkOfflineWork } from './checkOfflineWork'

/** The time between checks while something is missing, in ms. */
const pauseMs = 5000

/** Shows whether this device has everything it needs to work offline. */
export function OfflineWork() {
  const { t } = useTranslation('console')
  const [state, setState] = useState<Awaited<ReturnType<typeof checkOfflineWork>>>()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    const check = async () => {
      const found = await checkOfflineWork()
      if (isOver) return
      setState(found)
      if (!found.isComplete) timer = setTimeout(() => void check(), pauseMs)
    }
    void check()
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [])
  if (!state) return <Root role="status">{t('admin.sync.offlineWork.checking')}</Root>
  const Icon = state.isComplete ? CircleCheck : CircleAlert
  return (
    <Root role="status">
      <Icon aria-hidden size={20} />
      <span>
        <span>{t(state.isComplete ? 'admin.sync.offlineWork.complete' : 'admin.sync.offlineWork.missing')}</span>{' '}
        <span>{state.mayBeErased && t('admin.sync.offlineWork.mayBeErased')}</span>
      </span>
    </Root>
  )
}

const Root = styled.p`
  display: flex;
  align-items: start;
  gap: ${space(1)};
  margin-block-start: ${space(2)};
  color: ${color.inkSoft};
  svg {
    flex: none;
    margin-block-start: 0.125em;
  }
`
