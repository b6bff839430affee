import { waitingFilms } from '@studio/domain/outbox/films'
import { Pause, Play, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMinutes, formatSeconds, sentences } from '../../i18n/format'
import { useLanguage } from '../../i18n/useLanguage'
import { useAccountId } from '../../lib/account'
import { Button } from '../../ui/Button'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog'
import { Strip } from '../../ui/status/Strip'
import { notify } from '../../ui/toast/Toaster'
import { cancelFilm, pauseFilm, useFilmUploads, useSync } from './data'

/** The films that are being uploaded, on every page of the console. */
export function FilmUploads() {
  const { waitingEntries } = useSync()
  return waitingFilms(waitingEntries).map((hash) => <FilmUpload key={hash} hash={hash} />)
}

function FilmUpload({ hash }: { hash: string }) {
  const { t } = useTranslation('console')
  const { language } = useLanguage()
  const account = useAccountId()
  const upload = useFilmUploads().get(hash)
  const [isAsked, setIsAsked] = useState(false)
  // A loop is a single piece, which needs no progress.
  if (!upload || upload.status === 'stored' || upload.total === 1) return null
  const { sent, total, secondsLeft } = upload
  const isPaused = upload.status === 'paused'
  const time = (seconds: number) =>
    seconds < 90 ? formatSeconds(language, Math.max(1, seconds)) : formatMinutes(language, Math.round(seconds / 60))
  const state = t(isPaused ? 'admin.sync.film.paused' : 'admin.sync.film.sending', { sent, total })
  const left =
    secondsLeft !== undefined && !isPaused && t('admin.sync.film.left', { time: time(Math.round(secondsLeft)) })
  const handleCancel = async () => {
    setIsAsked(false)
    if (!(await cancelFilm(account, hash))) notify.error(t('admin.sync.film.late'))
  }
  return (
    <Strip role="group" aria-label={t('admin.sync.film.title')}>
      <p>
        {left ? sentences(language, [state, left]) : state}
        <small>
          <progress max={total} value={sent} aria-label={state} />
        </small>
      </p>
      <Button small variant="line" onClick={() => void pauseFilm(account, hash, !isPaused)}>
        {isPaused ? <Play aria-hidden size={16} /> : <Pause aria-hidden size={16} />}
        {t(isPaused ? 'admin.sync.film.continue' : 'admin.sync.film.pause')}
      </Button>
      <Button small variant="line" onClick={() => setIsAsked(true)}>
        <X aria-hidden size={16} />
        {t('admin.sync.film.cancel')}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={t('admin.sync.film.cancel')}
          text={t('admin.sync.film.ask')}
          confirm={t('admin.sync.film.cancel')}
          cancel={t('admin.common.cancel')}
          onConfirm={() => void handleCancel()}
          onCancel={() => setIsAsked(false)}
        />
      )}
    </Strip>
  )
}
