import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { color, radius, space } from '../../theme/tokens'
import { type ButtonLook, buttonStyle } from '../../ui/Button'
import { PageHead } from '../../ui/PageHead'

const cards = ['projects'] as const

/** The console's first page: a welcome, and where to go. */
export function Dashboard() {
  const { t } = useTranslation('console')
  return (
    <>
      <PageHead title={t('admin.dashboard.title')} text={t('admin.dashboard.welcome')} />
      <Cards>
        {cards.map((card) => (
          <Card key={card}>
            <h2>{t(`admin.dashboard.${card}.title`)}</h2>
            <p>{t(`admin.dashboard.${card}.text`)}</p>
            <Open to={`/admin/${card}`} $look="line">
              {t(`admin.dashboard.${card}.open`)}
              <ArrowRight aria-hidden size={18} />
            </Open>
          </Card>
        ))}
      </Cards>
    </>
  )
}

const Cards = styled.div`
  display: grid;
  gap: ${space(3)};
  grid-template-columns: repeat(auto-fill, minmax(min(18rem, 100%), 1fr));
`
const Card = styled.section`
  display: grid;
  gap: ${space(1.5)};
  justify-items: start;
  padding: ${space(3)};
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  background: ${color.raised};
  p {
    color: ${color.inkSoft};
  }
`
const Open = styled(Link)<ButtonLook>`
  ${buttonStyle}
  svg:dir(rtl) {
    transform: scaleX(-1);
  }
`
