import type { Ref } from 'react'
import styled from 'styled-components'
import { breakpoint } from '../../theme/tokens'
import { Field, Input } from '../form/Field'
import { hiddenStyle } from '../Hidden'

interface SearchFieldProps {
  ref: Ref<HTMLInputElement>
  label: string
  /** What the search looks into. */
  placeholder: string
  value: string
  onSearch: (search: string) => void
}

/** What a list is searched by. On a phone the field says by itself what it searches; its name is read aloud. */
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

/* An empty field has nothing to clear: the browser's cross leaves its room to the words. */
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
