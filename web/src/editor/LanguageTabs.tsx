import type { TranslationState } from '@studio/domain/content/translation'
import { type LanguageCode, languages } from '@studio/domain/languages'
import { CircleAlert, CircleCheck, CircleDashed, CircleEqual, ClockAlert } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import styled from 'styled-components'
import { color, radius, space } from '../theme/tokens'
import { SyncStatusIcon } from '../ui/status/SyncStatusIcon'
import type { ShownStatus } from '../ui/status/syncStatusStyles'

/** How a language's texts stand (domain/content/translation.ts), or that the form refuses them. */
export type TabState = TranslationState | 'wrong'

interface LanguageTabsProps {
  label: string
  active: LanguageCode
  onChange: (code: LanguageCode) => void
  stateOf: (code: LanguageCode) => TabState
  /** The words for the states, shown under the tab's name. */
  stateNames: Record<TabState, string>
  /** How far a language's texts have come; undefined for a record that is not stored yet. */
  syncStatusOf: (code: LanguageCode) => ShownStatus | undefined
  children: ReactNode
}

const looks = {
  complete: { Icon: CircleCheck, tone: color.good },
  missing: { Icon: CircleDashed, tone: color.inkSoft },
  wrong: { Icon: CircleAlert, tone: color.danger },
  same: { Icon: CircleEqual, tone: color.inkSoft },
  outOfDate: { Icon: ClockAlert, tone: color.accent },
} as const satisfies Record<TabState, object>

/** Ten tabs, one for each content language; arrow keys move among them. */
export function LanguageTabs({
  label,
  active,
  onChange,
  stateOf,
  stateNames,
  syncStatusOf,
  children,
}: LanguageTabsProps) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const handleKey = (event: KeyboardEvent) => {
    const isRtl = document.documentElement.dir === 'rtl'
    const step = { ArrowRight: isRtl ? -1 : 1, ArrowLeft: isRtl ? 1 : -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const index = languages.findIndex(({ code }) => code === active)
    const next = languages[(index + step + languages.length) % languages.length]
    if (!next) return
    onChange(next.code)
    list.current?.querySelector<HTMLElement>(`[data-code='${next.code}']`)?.focus()
  }
  return (
    <div>
      <List ref={list} role="tablist" aria-label={label} onKeyDown={handleKey}>
        {languages.map(({ code, name, flag }) => {
          const state = stateOf(code)
          const syncStatus = syncStatusOf(code)
          const { Icon, tone } = looks[state]
          return (
            <Tab
              key={code}
              type="button"
              role="tab"
              data-code={code}
              id={`${id}-${code}`}
              aria-selected={code === active}
              aria-controls={`${id}-panel`}
              tabIndex={code === active ? 0 : -1}
              $tone={tone}
              onClick={() => onChange(code)}
            >
              <span aria-hidden>{flag}</span>
              <Name lang={code}>{name}</Name>
              <Icon aria-hidden size={16} />
              <State>{stateNames[state]}</State>
              {syncStatus && <SyncStatusIcon syncStatus={syncStatus} />}
            </Tab>
          )
        })}
      </List>
      <Panel id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${active}`}>
        {children}
      </Panel>
    </div>
  )
}

const List = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(9.5rem, 1fr));
  gap: ${space(0.5)};
`
const Tab = styled.button<{ $tone: string }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  column-gap: ${space(0.75)};
  min-block-size: 3.25rem;
  padding: ${space(0.5)} ${space(1)};
  border: 1px solid ${color.line};
  border-radius: ${radius.small};
  background: transparent;
  font-size: 0.9375rem;
  line-height: 1.3;
  text-align: start;
  > svg {
    color: ${({ $tone }) => $tone};
  }
  > [role='img'] {
    margin: 0;
  }
  &:hover {
    border-color: ${color.secondary};
  }
  &[aria-selected='true'] {
    border-color: ${color.accent};
    background: ${color.sunken};
  }
`
const Name = styled.span`
  font-weight: 600;
`
const State = styled.span`
  grid-column: 2;
  color: ${color.inkSoft};
  font-size: 0.8125rem;
`
const Panel = styled.div`
  /* What is beside what in here depends on this width. */
  container-type: inline-size;
  display: grid;
  gap: ${space(2)};
  margin-block-start: ${space(2)};
  padding: ${space(2)};
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  background: ${color.raised};
`
