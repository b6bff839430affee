import { type ChecklistStep, checklistSteps } from '@studio/domain/settings/checklist'
import { CircleCheckBig, CircleDashed } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { formatNumber } from '../../../i18n/format'
import { useLanguage } from '../../../i18n/useLanguage'
import { color, space } from '../../../theme/tokens'
import { touchLink } from '../../../theme/touchTargets'
import { Button } from '../../../ui/Button'
import { ButtonLink } from '../../../ui/ButtonLink'
import { Hidden } from '../../../ui/Hidden'
import { Badge } from '../../../ui/status/Badge'
import { DashboardCard } from './DashboardCard'
import { useChecklist } from './useChecklist'

const words = 'admin.dashboard.checklist'

/** The first steps of a new studio. Renders nothing once all are done, or when the owner has dismissed it. */
export function Checklist() {
  const { t } = useTranslation('console')
  const { t: tp } = useTranslation('public')
  const { language } = useLanguage()
  const checklist = useChecklist()
  if (!checklist) return null
  const { done, testLink, noteTested, noteChecked, dismiss } = checklist
  const count = checklistSteps.filter((step) => done[step]).length
  return (
    <DashboardCard
      title={t(`${words}.title`)}
      text={t(`${words}.text`)}
      mark={
        <Badge>
          {formatNumber(language, count)}/{formatNumber(language, checklistSteps.length)}
        </Badge>
      }
    >
      <List>
        {checklistSteps.map((step) => (
          <li key={step} data-done={done[step] || undefined}>
            {done[step] ? <CircleCheckBig aria-hidden size={20} /> : <CircleDashed aria-hidden size={20} />}
            <span>
              <Link to={places[step]}>{t(`${words}.steps.${step}`)}</Link>
              <Hidden>: {t(`${words}.${done[step] ? 'isDone' : 'isOpen'}`)}</Hidden>
            </span>
            {step === 'number' && testLink && !done.number && (
              <ButtonLink small variant="line" href={testLink} target="_blank" rel="noreferrer" onClick={noteTested}>
                {t(`${words}.test`)}
                <Hidden> {tp('common.newTab')}</Hidden>
              </ButtonLink>
            )}
            {step === 'prices' && !done.prices && (
              <Button small variant="line" onClick={noteChecked}>
                {t(`${words}.checked`)}
              </Button>
            )}
          </li>
        ))}
      </List>
      <Button small variant="quiet" onClick={dismiss}>
        {t(`${words}.dismiss`)}
      </Button>
    </DashboardCard>
  )
}

const places: Record<ChecklistStep, string> = {
  name: '/admin/settings#site_info',
  number: '/admin/settings#contact_info',
  logo: '/admin/settings#site_info',
  projects: '/admin/projects',
  prices: '/admin/prices',
  alerts: '/admin/settings#notifications',
  admin: '/admin/create-user',
}

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-self: stretch;
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space(0.5)} ${space(1.25)};
    min-block-size: 2.75rem;
  }
  svg {
    flex: none;
    color: ${color.inkSoft};
  }
  [data-done] svg {
    color: ${color.good};
  }
  [data-done] a {
    color: ${color.inkSoft};
  }
  li > span {
    flex: 1 1 12rem;
    min-inline-size: 0;
  }
  span > a {
    ${touchLink}
  }
`
