import { deletionCases, noteCases } from './deletions.ts'
import { priceListCases, projectCases, sectionCases, settingsCases, testimonialCases } from './documents.ts'
import { editCases, handmadeDayCases, unknownFieldCases } from './edits.ts'
import { chatCases, mailCases } from './elsewhere.ts'
import { filmCases } from './films.ts'
import { hiddenCases } from './hidden.ts'
import { messageCases } from './messages.ts'
import { pictureCases } from './pictures.ts'
import { receiptCases } from './receipts.ts'
import { curiousCases, grantCases } from './roles.ts'
import { sessionCases } from './sessions.ts'
import { cells, fieldCells, strayCells, unknownCells } from './table.ts'
import { productionCases, wholeCases } from './wholeDocuments.ts'
import { moveCases, revisionCases, signatureCases } from './writes.ts'

/** Every question to the rules, by topic. */
export const allCases = {
  'The table: collection × operation × person': cells,
  'The table: who may change which field': fieldCells,
  'A field that is not in the table': strayCells,
  'A path that no rule names': unknownCells,
  'What a project may hold': projectCases,
  'What a testimonial may hold': testimonialCases,
  'What a part of the page may hold': sectionCases,
  'What a price list may hold': priceListCases,
  'What a settings group may hold': settingsCases,
  'What a hidden document may lack': hiddenCases,
  'Documents as a whole': wholeCases,
  'Pictures on the developer’s machine': productionCases,
  'An edit is checked like a new document': editCases,
  'A day that was stored by hand': handmadeDayCases,
  'A field that these rules do not know': unknownFieldCases,
  'The revision that a write names': revisionCases,
  'The place in a list': moveCases,
  'Status and suspicion of an enquiry': messageCases,
  'Granting the admin role': grantCases,
  'Changing the number of the chat': chatCases,
  'Changing the address of the mails': mailCases,
  'Asking for the roles of others': curiousCases,
  'Sessions that were ended': sessionCases,
  'The writer that a change names': signatureCases,
  'Who deletes what': deletionCases,
  'What a note of deletions may hold': noteCases,
  'What a device’s receipt may hold': receiptCases,
  'What a picture may hold': pictureCases,
  'What a film and its pieces may hold': filmCases,
}
