import { collections } from '@studio/domain/collections'
import { isClosed, operations, permissions } from '@studio/domain/people/permissions'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { PermissionsTexts } from '../../../i18n/locales/es/permissions'
import { color, radius, space } from '../../../theme/tokens'
import { PageHead } from '../../../ui/screen/PageHead'
import { Table, TableFrame } from '../../../ui/table/Table'
import { Grantees } from './Grantees'
import { PermittedFields } from './PermittedFields'

const names = Object.values(collections)
const opened = names.filter((name): name is Opened => !isClosed(permissions[name]))
const internal = names.filter((name) => isClosed(permissions[name]))

/** The collections that people may come to at all, and for which the dictionary therefore has a name. */
type Opened = keyof PermissionsTexts['collections']

/** Who may do what, as the table says from which the rules' tests are made. */
export default function PermissionsPage() {
  const { t } = useTranslation('console')
  return (
    <>
      <PageHead title={t('admin.permissions.title')} text={t('admin.permissions.text')} />
      <Sections>
        {opened.map((name) => (
          <Section key={name} aria-labelledby={`may-${name}`}>
            <h2 id={`may-${name}`}>{t(`admin.permissions.collections.${name}`)}</h2>
            <TableFrame>
              <Table>
                <thead>
                  <tr>
                    <th scope="col">{t('admin.permissions.action')}</th>
                    <th scope="col">{t('admin.permissions.who')}</th>
                  </tr>
                </thead>
                <tbody>
                  {operations.map((operation) => (
                    <tr key={operation}>
                      <th scope="row">{t(`admin.permissions.operations.${operation}`)}</th>
                      <td>
                        <Grantees
                          grant={permissions[name][operation]}
                          isServer={permissions[name].server.includes(operation)}
                        />
                      </td>
                    </tr>
                  ))}
                </tbody>
              </Table>
            </TableFrame>
            <PermittedFields collection={name} />
          </Section>
        ))}
        <Section aria-labelledby="internal">
          <h2 id="internal">{t('admin.permissions.internal.title')}</h2>
          <p>{t('admin.permissions.internal.text')}</p>
          <Names>
            {internal.map((name) => (
              <li key={name}>
                <code dir="ltr">{name}</code>
              </li>
            ))}
          </Names>
        </Section>
      </Sections>
    </>
  )
}

const Sections = styled.div`
  display: grid;
  align-items: start;
  gap: ${space(3)};
  grid-template-columns: repeat(auto-fill, minmax(min(26rem, 100%), 1fr));
`
const Section = styled.section`
  display: grid;
  /* The table of fields scrolls by itself where it is wider than the screen. */
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1.5)};
  min-inline-size: 0;
  padding: ${space(2)};
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  p {
    color: ${color.inkSoft};
  }
`
const Names = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(2)};
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;
`
