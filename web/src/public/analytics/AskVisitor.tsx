import type { Settings } from '@studio/domain/settings/settings'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { breakpoint, color, radius, space } from '../../theme/tokens'
import { Button } from '../../ui/Button'
import { decide, useDecision } from './decision'
import { measure } from './measure'

export interface AskVisitorProps {
  analytics: Settings['analytics']
}

/**
 * Asks the visitor before anything is measured. Google Analytics is loaded only if the owner has set a valid id and the
 * visitor has agreed; otherwise not one request is sent. The file has a neutral name, because blockers refuse files
 * named after analytics.
 */
export function AskVisitor({ analytics }: AskVisitorProps) {
  const { t } = useTranslation()
  const decision = useDecision()
  const id = analytics.tracking_enabled ? analytics.google_analytics_id : ''
  useEffect(() => {
    if (id && decision === 'granted') measure(id)
  }, [id, decision])
  if (!id || decision) return null
  return (
    <Bar aria-label={t('consent.label')}>
      <p>{t('consent.text')}</p>
      <Actions>
        <Button small variant="line" onClick={() => decide('refused')}>
          {t('consent.reject')}
        </Button>
        <Button small variant="line" onClick={() => decide('granted')}>
          {t('consent.accept')}
        </Button>
      </Actions>
    </Bar>
  )
}

const Bar = styled.section`
  position: fixed;
  inset-block-end: ${space(2)};
  inset-inline: ${space(2)};
  z-index: 35;
  display: grid;
  gap: ${space(1.5)};
  max-inline-size: 34rem;
  padding: ${space(2)};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.medium};
  background: ${color.raised};
  box-shadow: ${color.shadow};
  font-size: 0.9375rem;
  ${breakpoint.medium} {
    inset-inline-end: auto;
  }
  /* Half of a small window stays the page's: the text scrolls, and the bar at the bottom is covered. */
  ${breakpoint.short} {
    grid-template-rows: minmax(0, 1fr) auto;
    inset: auto 0 0;
    max-block-size: 50vh;
    padding-block: ${space(0.5)};
    gap: ${space(0.5)};
    > p {
      overflow-y: auto;
    }
  }
  @media print {
    display: none;
  }
`
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
`
