import type { CollectionName } from '@studio/domain/collections'
import { fieldFamilies, permissions } from '@studio/domain/people/permissions'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { color, space } from '../../../theme/tokens'
import { Table, TableFrame } from '../../../ui/table/Table'
import { Grantees } from './Grantees'

/** Who may write which field of a collection, folded away until it is asked for. */
export function PermittedFields({ collection }: { collection: CollectionName }) {
  const { t } = useTranslation('console')
  return (
    <details>
      <Summary>{t('admin.permissions.fields')}</Summary>
      <TableFrame>
        <Table>
          <thead>
            <tr>
              <th scope="col">{t('admin.permissions.field')}</th>
              <th scope="col">{t('admin.permissions.onCreate')}</th>
              <th scope="col">{t('admin.permissions.onUpdate')}</th>
            </tr>
          </thead>
          <tbody>
            {fieldFamilies(permissions[collection]).map(({ name, isInEveryLanguage, create, update }) => (
              <tr key={name}>
                <th scope="row">
                  <FieldName name={name} />
                  {isInEveryLanguage && <Note>{t('admin.permissions.inTenLanguages')}</Note>}
                </th>
                <td>
                  <Grantees grant={create} isServer={permissions[collection].server.includes('create')} />
                </td>
                <td>
                  <Grantees grant={update} />
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      </TableFrame>
    </details>
  )
}

/** A stored field's name; a long one goes on in the next line between its words. */
const FieldName = ({ name }: { name: string }) => (
  <code dir="ltr">
    {name.split(/(?<=_)/).map((part, at) => (
      <Fragment key={part}>
        {at > 0 && <wbr />}
        {part}
      </Fragment>
    ))}
  </code>
)

const Summary = styled.summary`
  min-block-size: 2.75rem;
  padding-block: ${space(1)};
  color: ${color.inkSoft};
  cursor: pointer;
`
const Note = styled.small`
  display: block;
  color: ${color.inkSoft};
  font-weight: 400;
`
