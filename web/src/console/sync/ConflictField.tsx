import type { Conflict } from '@studio/domain/outbox/conflicts'
import { valueAt } from '@studio/domain/outbox/merge'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { alignToPage } from '../../theme/alignToPage'
import { breakpoint, color, radius, space } from '../../theme/tokens'
import { StoredValue } from './StoredValue'
import { useChangeWords } from './useChangeWords'

/** The server's text, this device's last one, or the index of an earlier one in the conflict's list. */
export type Side = 'theirs' | 'mine' | number

interface ConflictFieldProps {
  conflict: Conflict
  name: string
  chosen: Side | undefined
  onChoose: (side: Side) => void
}

/**
 * A field that both sides changed. Shows the base value, and offers the server's text, this device's, and its earlier
 * ones.
 */
export function ConflictField({ conflict, name, chosen, onChoose }: ConflictFieldProps) {
  const { t } = useTranslation('console')
  const { fieldWords } = useChangeWords()
  const group = useId()
  const { mine, theirs, earlier } = conflict
  const sides: readonly (readonly [Side, unknown])[] = [
    ['theirs', valueAt(theirs, name)],
    ['mine', valueAt(mine.fields, name)],
    ...(earlier[name] ?? []).map((text, at) => [at, text] as const),
  ]
  return (
    <Root>
      <legend>{fieldWords(mine.path, name)}</legend>
      <Columns>
        <Version>
          <small>{t('admin.sync.conflict.base')}</small>
          <Text dir="auto">
            <StoredValue value={valueAt(mine.before, name)} field={name} />
          </Text>
        </Version>
        {sides.map(([side, value]) => (
          <Choice key={side} data-chosen={chosen === side || undefined}>
            <small>
              <input type="radio" name={group} checked={chosen === side} onChange={() => onChoose(side)} />
              {t(`admin.sync.conflict.${typeof side === 'number' ? 'earlier' : side}`)}
            </small>
            <Text dir="auto">
              <StoredValue value={value} field={name} />
            </Text>
          </Choice>
        ))}
      </Columns>
    </Root>
  )
}

const Root = styled.fieldset`
  margin-block-start: ${space(2)};
  legend {
    padding: 0;
    font-weight: 600;
  }
`
const Columns = styled.div`
  display: grid;
  gap: ${space(1)};
  margin-block-start: ${space(1)};
  ${breakpoint.medium} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`
const Version = styled.div`
  display: grid;
  align-content: start;
  gap: ${space(0.5)};
  padding: ${space(1.5)};
  border: 1px solid ${color.line};
  border-radius: ${radius.small};
  background: ${color.sunken};
  color: ${color.inkSoft};
  small {
    display: flex;
    align-items: center;
    gap: ${space(1)};
    min-block-size: 1.5rem;
    color: ${color.inkSoft};
    font-weight: 600;
  }
`
const Choice = styled(Version).attrs({ as: 'label' })`
  border-color: ${color.lineStrong};
  background: transparent;
  color: ${color.ink};
  cursor: pointer;
  &[data-chosen] {
    border-color: ${color.accent};
    background: ${color.sunken};
  }
  input {
    inline-size: 1.5rem;
    block-size: 1.5rem;
    margin: 0;
    accent-color: ${color.accent};
  }
`
const Text = styled.p`
  ${alignToPage}
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`
