import { contentKinds } from '@studio/domain/content/contentKinds'
import { contentText } from '@studio/domain/content/file/contentFile'
import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { formatList, formatNumber } from '../../../i18n/format'
import { useLanguage } from '../../../i18n/useLanguage'
import { download } from '../../../lib/download'
import { color, radius, space } from '../../../theme/tokens'
import { Button } from '../../../ui/Button'
import { PageHead } from '../../../ui/screen/PageHead'
import { LiveNotice } from '../../../ui/status/LiveNotice'
import { BringBack } from './BringBack'
import { useContent } from './data'

/** All content as one file, and back in again. */
export default function ImportExportPage() {
  const { t } = useTranslation('console')
  const { language } = useLanguage()
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
  const { current } = content
  const takeOut = () => {
    const now = new Date().toISOString()
    const name = `${t('admin.lists.importExport.out.name')}-${now.slice(0, 10)}.json`
    download(name, 'application/json', contentText(current, now))
  }
  const counted = ({ length }: readonly unknown[]) => ({ count: length, n: formatNumber(language, length) })
  const what = formatList(language, [
    ...contentKinds.map((kind) => t(`admin.lists.importExport.out.${kind}`, counted(current[kind]))),
    t('admin.lists.importExport.out.settings', counted(current.settings)),
  ])
  return (
    <>
      {head}
      <Card>
        <h2>{t('admin.lists.importExport.out.title')}</h2>
        <p>{t('admin.lists.importExport.out.text', { what })}</p>
        {!content.isFromServer && <p role="status">{t('admin.lists.importExport.out.unsure')}</p>}
        <Button onClick={takeOut}>
          <Download aria-hidden size={18} />
          {t('admin.lists.importExport.out.button')}
        </Button>
      </Card>
      <Card>
        <h2>{t('admin.lists.importExport.back.title')}</h2>
        <BringBack current={content.current} />
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
