import {
  ChartColumn,
  CircleDollarSign,
  CircleUser,
  FileArchive,
  FileUser,
  FolderKanban,
  History,
  Images,
  Inbox,
  Languages,
  LayoutDashboard,
  type LucideIcon,
  MessageSquareQuote,
  PanelsTopLeft,
  ScanEye,
  ScanSearch,
  Settings,
  Trash2,
  UserPlus,
  Users,
} from 'lucide-react'
import type { ComponentType } from 'react'

interface PageEntry {
  path: string
  /** The dictionary key of its name in the side links. */
  title: string
  icon: LucideIcon
  load: () => Promise<{ default: ComponentType }>
}

/**
 * Every page of the console. Routes, links and the access tests are generated from it, so that none of them can miss a
 * page.
 */
export const pages = {
  dashboard: {
    path: '/admin',
    title: 'admin.nav.dashboard',
    icon: LayoutDashboard,
    load: () => import('../pages/dashboard/Dashboard'),
  },
  page: {
    path: '/admin/page',
    title: 'admin.page.title',
    icon: PanelsTopLeft,
    load: () => import('../pages/editor/EditorPage'),
  },
  projects: {
    path: '/admin/projects',
    title: 'admin.nav.projects',
    icon: FolderKanban,
    load: () => import('../pages/projects/ProjectsPage'),
  },
  testimonials: {
    path: '/admin/testimonials',
    title: 'admin.nav.testimonials',
    icon: MessageSquareQuote,
    load: () => import('../pages/testimonials/TestimonialsPage'),
  },
  prices: {
    path: '/admin/prices',
    title: 'admin.nav.prices',
    icon: CircleDollarSign,
    load: () => import('../pages/prices/PricesPage'),
  },
  translations: {
    path: '/admin/translations',
    title: 'admin.nav.translations',
    icon: Languages,
    load: () => import('../pages/translations/TranslationsPage'),
  },
  pictures: {
    path: '/admin/pictures',
    title: 'admin.pictures.title',
    icon: Images,
    load: () => import('../pages/pictures/PicturesPage'),
  },
  previews: {
    path: '/admin/previews',
    title: 'admin.previews.title',
    icon: ScanEye,
    load: () => import('../pages/previews/PreviewsPage'),
  },
  messages: {
    path: '/admin/messages',
    title: 'admin.nav.messages',
    icon: Inbox,
    load: () => import('../pages/messages/MessagesPage'),
  },
  statistics: {
    path: '/admin/statistics',
    title: 'admin.statistics.title',
    icon: ChartColumn,
    load: () => import('../pages/statistics/StatisticsPage'),
  },
  users: {
    path: '/admin/users',
    title: 'admin.nav.users',
    icon: Users,
    load: () => import('../pages/users/UsersPage'),
  },
  createUser: {
    path: '/admin/create-user',
    title: 'admin.nav.createUser',
    icon: UserPlus,
    load: () => import('../pages/users/CreateUserPage'),
  },
  settings: {
    path: '/admin/settings',
    title: 'admin.nav.settings',
    icon: Settings,
    load: () => import('../pages/settings/SettingsPage'),
  },
  search: {
    path: '/admin/search',
    title: 'admin.settings.search.name',
    icon: ScanSearch,
    load: () => import('../pages/search/SearchPage'),
  },
  activity: {
    path: '/admin/activity',
    title: 'admin.activity.title',
    icon: History,
    load: () => import('../pages/activity/ActivityPage'),
  },
  trash: {
    path: '/admin/trash',
    title: 'admin.history.trash.title',
    icon: Trash2,
    load: () => import('../pages/trash/TrashPage'),
  },
  personalData: {
    path: '/admin/personal-data',
    title: 'admin.personalData.nav',
    icon: FileUser,
    load: () => import('../pages/personalData/PersonalDataPage'),
  },
  importExport: {
    path: '/admin/import-export',
    title: 'admin.nav.importExport',
    icon: FileArchive,
    load: () => import('../pages/importExport/ImportExportPage'),
  },
  account: {
    path: '/admin/account',
    title: 'admin.account.title',
    icon: CircleUser,
    load: () => import('../pages/account/AccountPage'),
  },
} as const satisfies Record<string, PageEntry>

export type ConsolePage = keyof typeof pages

/** A section of the console: `links` are in the side links, `inside` are the pages that are opened less often. */
interface ConsoleSection {
  /** The dictionary key of its name; the dashboard needs none. */
  title: 'content' | 'enquiries' | 'people' | 'site' | undefined
  links: readonly ConsolePage[]
  inside: readonly ConsolePage[]
}

/** The console's sections in the order of the side links. Every page belongs to one of them. */
export const sections: readonly ConsoleSection[] = [
  { title: undefined, links: ['dashboard'], inside: [] },
  {
    title: 'content',
    links: ['page', 'projects', 'testimonials', 'prices'],
    inside: ['translations', 'pictures', 'previews', 'trash'],
  },
  { title: 'enquiries', links: ['messages', 'statistics'], inside: ['personalData'] },
  { title: 'people', links: ['users', 'createUser'], inside: [] },
  { title: 'site', links: ['settings'], inside: ['search', 'account', 'activity', 'importExport'] },
]

export const consolePageNames = Object.keys(pages) as ConsolePage[]

/** The path of every page. */
export const consolePages = Object.fromEntries(consolePageNames.map((name) => [name, pages[name].path])) as {
  [Page in ConsolePage]: (typeof pages)[Page]['path']
}
