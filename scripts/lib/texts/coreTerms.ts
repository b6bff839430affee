import { type LanguageCode, languageCodes } from '@studio/domain/languages'
import type { Text } from './text.ts'

/** A thing, its one word in each language, and the menu entries and titles that must contain it. */
interface CoreTerm {
  thing: string
  keys: readonly string[]
  use: Readonly<Record<LanguageCode, string>>
}

/** Returns a row of the table: keys separated by spaces, and words in the order of the languages, separated by bars. */
function term(thing: string, keys: string, words: string): CoreTerm {
  const inOrder = words.split('|')
  if (inOrder.length !== languageCodes.length) throw new Error(`The term ${thing} needs a word in each language.`)
  const use = Object.fromEntries(languageCodes.map((code, at) => [code, inOrder[at] ?? ''])) as CoreTerm['use']
  return { thing, keys: keys.split(' '), use }
}

/** A menu entry uses the same word as its page, so that readers recognize it. */
export const coreTerms: readonly CoreTerm[] = [
  term(
    'services',
    'public:nav.services public:services.badge',
    'Servicios|Services|Serviços|Services|Leistungen|服务|الخدمات|Услуги|サービス|Servizi',
  ),
  term(
    'work',
    'public:nav.portfolio public:portfolio.badge',
    'Portafolio|Portfolio|Portfólio|Portfolio|Portfolio|作品|أعمالنا|Портфолио|制作実績|Portfolio',
  ),
  term(
    'prices',
    'public:nav.pricing public:pricing.badge',
    'Precios|Pricing|Preços|Tarifs|Preise|价格|الأسعار|Цены|料金|Prezzi',
  ),
  term(
    'contact',
    'public:nav.contact public:contact.badge public:footer.contact',
    'Contacto|Contact|Contato|Contact|Kontakt|联系我们|تواصل معنا|Контакты|お問い合わせ|Contatti',
  ),
  term(
    'privacy policy',
    'public:footer.privacy public:meta.privacyTitle public:contact.form.consent',
    'política de privacidad|privacy policy|política de privacidade|politique de confidentialité|Datenschutzerklärung|隐私政策|سياسة الخصوصية|конфиденциальности|プライバシーポリシー|informativa sulla privacy',
  ),
  term(
    'dashboard',
    'console:admin.nav.dashboard console:admin.dashboard.title',
    'Panel|Dashboard|Painel|Tableau de bord|Übersicht|概览|نظرة عامة|Обзор|ダッシュボード|Dashboard',
  ),
  term(
    'projects',
    'console:admin.nav.projects console:admin.projects.title',
    'Proyectos|Projects|Projetos|Projets|Projekte|项目|المشاريع|Проекты|プロジェクト|Progetti',
  ),
  term(
    'testimonials',
    'public:nav.testimonials public:testimonials.badge console:admin.nav.testimonials console:admin.testimonials.title',
    'Testimonios|Testimonials|Depoimentos|Avis|Kundenstimmen|客户评价|آراء العملاء|Отзывы|お客様の声|Testimonianze',
  ),
  term(
    'job title',
    'console:admin.testimonials.table.role console:admin.testimonials.form.role',
    'Rol|Role|Cargo|Fonction|Funktion|职位|المسمى الوظيفي|Должность|肩書き|Ruolo',
  ),
  term(
    'messages',
    'console:admin.nav.messages',
    'Mensajes|Messages|Mensagens|Messages|Nachrichten|消息|الرسائل|Сообщения|メッセージ|Messaggi',
  ),
  term(
    'users',
    'console:admin.nav.users console:admin.users.title',
    'Usuarios|Users|Usuários|Utilisateurs|Benutzer|用户|المستخدمون|Пользователи|ユーザー|Utenti',
  ),
  term(
    'settings',
    'console:admin.nav.settings console:admin.settings.title',
    'Configuración|Settings|Configurações|Paramètres|Einstellungen|设置|الإعدادات|Настройки|設定|Impostazioni',
  ),
  term(
    'translations',
    'console:admin.nav.translations',
    'Traducciones|Translations|Traduções|Traductions|Übersetzungen|翻译|الترجمات|Переводы|翻訳|Traduzioni',
  ),
  term(
    'log',
    'console:admin.activity.title',
    'Actividad|Activity|Atividade|Activité|Aktivität|操作记录|النشاط|Журнал|操作履歴|Attività',
  ),
  term(
    'trash',
    'console:admin.history.trash.title',
    'Papelera|Trash|Lixeira|Corbeille|Papierkorb|回收站|سلة المهملات|Корзина|ゴミ箱|Cestino',
  ),
  term(
    'images',
    'console:admin.pictures.title',
    'Imágenes|Images|Imagens|Images|Bilder|图片|الصور|Изображения|画像|Immagini',
  ),
  term(
    'personal data',
    'console:admin.personalData.nav console:admin.personalData.title console:admin.activity.person',
    'Datos personales|Personal data|Dados pessoais|Données personnelles|Personenbezogene Daten|个人数据|البيانات الشخصية|Персональные данные|個人データ|Dati personali',
  ),
  term(
    'devices',
    'console:admin.account.devices.title',
    'Dispositivos|Devices|Dispositivos|Appareils|Geräte|设备|الأجهزة|Устройства|端末|Dispositivi',
  ),
  term(
    'admin',
    'console:admin.users.roles.admin',
    'Admin|Admin|Admin|Admin|Admin|管理员|مسؤول|Администратор|管理者|Admin',
  ),
  term(
    'passkeys',
    'console:passkeys.card.title',
    'Llaves de acceso|Passkeys|Chaves de acesso|Clés d’accès|Passkeys|通行密钥|مفاتيح المرور|Ключи доступа|パスキー|Passkey',
  ),
  term(
    'recovery codes',
    'console:passkeys.codes.title',
    'Códigos de recuperación|Recovery codes|Códigos de recuperação|Codes de récupération|Wiederherstellungscodes|恢复码|رموز الاسترداد|Коды восстановления|回復コード|Codici di recupero',
  ),
  term(
    'account',
    'console:admin.account.title',
    'cuenta|account|conta|compte|Konto|账户|حساب|учётная запись|アカウント|account',
  ),
  term(
    'backup',
    'console:admin.nav.importExport console:admin.lists.importExport.back.title',
    'copia|backup|backup|sauvegarde|sicherung|备份|احتياطي|копи|バックアップ|backup',
  ),
  term(
    'restore',
    'console:admin.lists.importExport.back.title',
    'Restaurar|Restore|Restaurar|Restaurer|wiederherstellen|恢复|استعادة|Восстановить|復元|Ripristina',
  ),
  term(
    'draft',
    'console:admin.writing.draft.list',
    'Borradores|drafts|Rascunhos|Brouillons|Entwürfe|草稿|مسودات|черновики|下書き|Bozze',
  ),
]

/** Returns the keys in the table that no dictionary has; renaming a key would otherwise disable its check. */
export const strayKeys = (keys: ReadonlySet<string>): string[] =>
  coreTerms.flatMap((term) => term.keys.filter((key) => !keys.has(key)))

/** Returns the required core terms that a text lacks. */
export const missingTerms = ({ language, key, text }: Text): string[] =>
  coreTerms
    .filter(({ keys, use }) => keys.includes(key) && !text.toLowerCase().includes(use[language].toLowerCase()))
    .map(({ thing, use }) => `${thing} is “${use[language]}”`)
