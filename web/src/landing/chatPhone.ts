import { defaultSettings } from '@studio/domain/defaultSettings'
import { createContext } from 'react'

/** The studio's chat number for everything on the page that opens a chat. */
export const ChatPhone = createContext(defaultSettings.contact_info.whatsapp)
