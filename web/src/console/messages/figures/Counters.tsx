import { totalOf } from '@studio/domain/messages/inbox/kinds'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { formatMoment, formatNumber } from '../../../i18n/format'
import { useLanguage } from '../../../i18n/useLanguage'
import { breakpoint, color, font, radius, space } from '../../../theme/tokens'
import { useMessages } from '../model/useMessages'
import type { MessageQuery } from '../useMessageQuery'

/**
 * Counts of messages that also act as filters; pressing an active one returns to the inbox. Old counts show their time.
 * Suspected messages are listed only if there are some.
 */
export function Counters({ filter, set }: Pick<MessageQuery, 'filter' | 'set'>) {
  const { t } = useTranslation('console')
  const { language } = useLanguage()
  const id = useId()
  const { counts, last, isOld } = useMessages()
  const filters = [
    ['new', 'new', t('admin.messages.counters.new')],
    ['read', 'read', t('admin.messages.counters.read')],
    ['replied', 'replied', t('admin.messages.counters.replied')],
    ['total', 'all', t('admin.messages.counters.total')],
    ['suspected', 'suspected', t('admin.messages.filter.suspected')],
  ] as const
  return (
    <section aria-label={t('admin.messages.counters.label')}>
      <List>
        {filters.map(([name, wanted, label]) => {
          const count = counts && totalOf(counts, wanted)
          const isPressed = filter === wanted
          if (name === 'suspected' && !count && !isPressed) return null
          return (
            <Item
              key={name}
              $accent={(name === 'new' || name === 'suspected') && Boolean(count)}
              data-pressed={isPressed || undefined}
            >
              <dt>
                <Press
                  type="button"
                  aria-pressed={isPressed}
                  aria-describedby={`${id}${name}`}
                  onClick={() => set({ filter: isPressed ? 'inbox' : wanted })}
                >
                  {label}
                </Press>
              </dt>
              <dd id={`${id}${name}`}>{count === undefined ? '–' : formatNumber(language, count)}</dd>
            </Item>
          )
        })}
      </List>
      {isOld && (
        <Age role="status">
          {last
            ? t('admin.messages.counters.old', { when: formatMoment(language, last.at) })
            : t('admin.messages.counters.none')}
        </Age>
      )}
    </section>
  )
}

/* On a phone the counters form one line with its own scrolling. */
const List = styled.dl`
  display: flex;
  gap: ${space(1)};
  margin: 0;
  overflow-x: auto;
  scrollbar-width: none;
  ${breakpoint.medium} {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(8rem, 100%), 1fr));
    gap: ${space(1.5)};
    overflow: visible;
  }
`
const Item = styled.div<{ $accent: boolean }>`
  position: relative;
  display: flex;
  flex: none;
  flex-direction: row-reverse;
  align-items: center;
  justify-content: end;
  gap: ${space(0.75)};
  min-block-size: 2.75rem;
  padding: 0 ${space(1.5)};
  border: 1px solid ${color.line};
  border-block-start: 3px solid ${({ $accent }) => ($accent ? color.accent : color.line)};
  border-radius: ${radius.small};
  background: ${color.raised};
  &:hover {
    border-inline-color: ${color.secondary};
    border-block-end-color: ${color.secondary};
  }
  &[data-pressed] {
    border-color: ${color.secondary};
    background: ${color.secondarySoft};
  }
  dd {
    margin: 0;
    font: 700 1.25rem/1.1 ${font.display};
    font-variant-numeric: tabular-nums;
  }
  ${breakpoint.medium} {
    flex-direction: column-reverse;
    align-items: start;
    gap: 0;
    padding: ${space(1.25)} ${space(2)};
    dd {
      font-size: 2rem;
    }
  }
`
const Press = styled.button`
  padding: 0;
  border: 0;
  background: none;
  color: ${color.inkSoft};
  font-size: 0.9375rem;
  text-align: start;
  cursor: pointer;
  &::after {
    position: absolute;
    inset: 0;
    content: '';
  }
  &[aria-pressed='true'] {
    color: ${color.ink};
    font-weight: 600;
  }
`
const Age = styled.p`
  margin-block-start: ${space(1)};
  color: ${color.inkSoft};
  font-size: 0.9375rem;
`
