import { FileUp } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { color, space } from '../../theme/tokens'
import { type ButtonVariant, buttonStyle } from '../Button'
import { Field } from './Field'

interface FileFieldProps {
  label: string
  hint: string
  error: string | undefined
  /** What the button says, and what stands beside it before a file has been chosen. */
  choose: string
  none: string
  /** What may be chosen, as in `<input accept>`. */
  accept: string
  onFile: (file: File) => void
}

/**
 * Chooses a file, in the words of the console and not in the browser's. The browser's own control lies unseen over the
 * button: it takes clicks, keys and dropped files.
 */
export function FileField({ label, hint, error, choose, none, accept, onFile }: FileFieldProps) {
  const [name, setName] = useState<string>()
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <Row>
          <Choose $variant="line">
            <FileUp aria-hidden size={18} />
            {choose}
            <input
              {...control}
              type="file"
              accept={accept}
              // The same file may be chosen again after it was changed.
              onClick={({ currentTarget }) => {
                currentTarget.value = ''
              }}
              onChange={({ target }) => {
                const [file] = target.files ?? []
                if (!file) return
                setName(file.name)
                onFile(file)
              }}
            />
          </Choose>
          <Name role="status">{name === undefined ? none : <bdi>{name}</bdi>}</Name>
        </Row>
      )}
    </Field>
  )
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2)};
`
const Choose = styled.label<ButtonVariant>`
  ${buttonStyle}
  position: relative;
  &:hover {
    border-color: ${color.secondary};
    color: ${color.secondary};
  }
  &:has(:focus-visible) {
    outline: 2px solid ${color.secondary};
    outline-offset: 3px;
  }
  input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    opacity: 0;
    cursor: pointer;
  }
  /* The control's own button, which a mouse would find under the pointer. */
  input::file-selector-button {
    cursor: pointer;
  }
`
const Name = styled.span`
  color: ${color.inkSoft};
  overflow-wrap: anywhere;
`
