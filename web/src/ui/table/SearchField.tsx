import type { Ref } from 'react'
import styled from 'styled-components'
import { breakpoint } from '../../theme/tokens'
import { Field, Input } from '../form/Field'
import { hiddenStyle } from '../Hidden'

interface SearchFieldProps {
  ref: Ref<HTMLInputElement>
  label: string
  /** Describes the searched fields. */
  placeholder: string
  value: string
  onSearch: (search: string) => void
}

/** A list's search field. On phones its label is visually hidden, because the placeholder describes it. */
export function SearchField({ ref, label, placeholder, value, onSearch }: SearchFieldProps) {
  return (
    <Root>
      <Field label={label}>
        {(control) => (
          <Input
            {...control}
            ref={ref}
            type="search"
            value={value}
            placeholder={placeholder}
            onChange={({ target }) => onSearch(target.value)}
          />
        )}
      </Field>
    </Root>
  )
}

/* Hides the browser's clear button in an empty field, to leave room for the placeholder. */
const Root = styled.div`
  flex: 1 1 8rem;
  input:placeholder-shown::-webkit-search-cancel-button {
    display: none;
  }
  ${breakpoint.phone} {
    label {
      ${hiddenStyle}
    }
    input::placeholder {
      font-size: 0.9375rem;
    }
  }
  ${breakpoint.medium} {
    flex: 2 1 18rem;
  }
`
