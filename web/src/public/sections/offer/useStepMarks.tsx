import { outputRatios } from '@studio/domain/offers/plans'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { rangeIn } from '../../../i18n/offerWords'
import { useOffer } from '../../data/offer'

/** Returns the mark of each step of the process, its duration or result, taken from the offer. */
export function useStepMarks() {
  const { t } = useTranslation()
  const { plans, terms } = useOffer()
  const rounds = plans.map(({ revisions }) => revisions)
  return {
    brief: t('contact.subtitle'),
    material: t('process.marks.material'),
    edit: (
      <>
        <span>{rangeIn(t, 'hours', terms.deliveryHours)} ·</span>{' '}
        <span>
          {t('services.cinematic.title')} {rangeIn(t, 'days', terms.longFormDays)}
        </span>
      </>
    ),
    review: t('process.marks.review', { from: Math.min(...rounds), to: Math.max(...rounds) }),
    delivery: <bdi dir="ltr">{outputRatios.join(' · ')}</bdi>,
  } satisfies Record<string, ReactNode>
}
