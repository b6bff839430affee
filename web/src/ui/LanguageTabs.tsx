import { type LanguageCode, languageOf, languages } from '@studio/domain/languages'
import { CircleAlert, CircleCheck, CircleDashed } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import styled from 'styled-components'
import { color, radius, space } from '../theme/tokens'
import { Hidden } from './Hidden'

/** How far a language's texts are: all there, some missing, or refused by the form. */
export type TabState = 'complete' | 'missing' | 'wrong'

interface LanguageTabsProps {
  label: string
  active: LanguageCode
  onChange: (code: LanguageCode) => void
  stateOf: (code: LanguageCode) => TabState
  /** The words for the three states, read aloud with the tab's name. */
  stateNames: Record<TabState, string>
  children: ReactNode
}

const icons = { complete: CircleCheck, missing: CircleDashed, wrong: CircleAlert }

/** Ten tabs, one for each content language; arrow keys move among them. */
export function LanguageTabs({ label, active, onChange, stateOf, stateNames, children }: LanguageTabsProps) {
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
          const Icon = icons[state]
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
              $state={state}
              onClick={() => onChange(code)}
            >
              <span aria-hidden>{flag}</span>
              <span lang={code}>{name}</span>
              <Icon aria-hidden size={16} />
              <Hidden>({stateNames[state]})</Hidden>
            </Tab>
          )
        })}
      </List>
      <Panel
        id={`${id}-panel`}
        role="tabpanel"
        aria-labelledby={`${id}-${active}`}
        lang={active}
        dir={languageOf(active).dir}
      >
        {children}
      </Panel>
    </div>
  )
}

const List = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(0.5)};
`
const Tab = styled.button<{ $state: TabState }>`
  display: inline-flex;
  align-items: center;
  gap: ${space(0.75)};
  min-block-size: 2.5rem;
  padding: 0 ${space(1.25)};
  border: 1px solid ${color.line};
  border-radius: ${radius.small};
  background: transparent;
  font-size: 0.9375rem;
  svg {
    color: ${({ $state }) => ($state === 'wrong' ? color.danger : $state === 'complete' ? color.good : color.inkSoft)};
  }
  &:hover {
    border-color: ${color.cool};
  }
  &[aria-selected='true'] {
    border-color: ${color.hot};
    background: ${color.sunken};
    font-weight: 600;
  }
`
const Panel = styled.div`
  display: grid;
  gap: ${space(2)};
  margin-block-start: ${space(2)};
  padding: ${space(2)};
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  background: ${color.raised};
`
