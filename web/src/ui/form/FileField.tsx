import { FileUp } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { color, space } from '../../theme/tokens'
import { Field } from './Field'
import { FileButton } from './FileButton'

interface FileFieldProps {
  label: string
  hint: string
  error: string | undefined
  /** The button's text, and the text beside it before a file was chosen. */
  choose: string
  none: string
  /** The accepted types, as in `<input accept>`. */
  accept: string
  onFile: (file: File) => void
}

/** A field that takes a file and shows its name. */
export function FileField({ label, hint, error, choose, none, accept, onFile }: FileFieldProps) {
  const [name, setName] = useState<string>()
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <Row>
          <FileButton
            {...control}
            accept={accept}
            onFiles={(files) => {
              const [file] = files ?? []
              if (!file) return
              setName(file.name)
              onFile(file)
            }}
          >
            <FileUp aria-hidden size={18} />
            {choose}
          </FileButton>
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
const Name = styled.span`
  color: ${color.inkSoft};
  overflow-wrap: anywhere;
`
