import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { color, radius, space } from '../../../theme/tokens'
import { PageHead } from '../../../ui/screen/PageHead'
import { LiveNotice } from '../../../ui/status/LiveNotice'
import { useContent } from './data'
import { ImportFile } from './ImportFile'
import { TakeOut } from './TakeOut'

/** Exports all content as one file, and imports such a file. */
export default function ImportExportPage() {
  const { t } = useTranslation('console')
  const content = useContent()
  const head = <PageHead title={t('admin.nav.importExport')} text={t('admin.lists.importExport.text')} />
  if (content.status !== 'ready')
    return (
      <>
        {content.status === 'offlineEmpty' && head}
        <LiveNotice
          live={content}
          loading={t('admin.nav.importExport')}
          failed={t('admin.lists.translations.loadError')}
        />
      </>
    )
  return (
    <>
      {head}
      <Card>
        <h2>{t('admin.lists.importExport.out.title')}</h2>
        <TakeOut current={content.current} isFromServer={content.isFromServer} />
      </Card>
      <Card>
        <h2>{t('admin.lists.importExport.back.title')}</h2>
        <ImportFile current={content.current} />
      </Card>
    </>
  )
}

const Card = styled.section`
  display: grid;
  gap: ${space(2)};
  justify-items: start;
  margin-block-end: ${space(3)};
  padding: ${space(2)};
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  background: ${color.raised};
  h2 {
    font-size: 1.75rem;
  }
  > p {
    color: ${color.inkSoft};
  }
  > div {
    inline-size: 100%;
    min-inline-size: 0;
  }
`
