import type { Translated } from '../../messages/translated.js'

export const invoicePage: Translated['invoicePage'] = {
  invoiceNamed: (number) => `Facture ${number}`,
  invoice: 'Facture',
  seller: 'Émise par',
  buyer: 'Facturé à',
  taxNumber: (id) => `Numéro de TVA : ${id}`,
  issued: 'Émise le',
  dueOn: 'Échéance',
  byTier: 'Par palier',
  couponNamed: (name) => `Code promo ${name}`,
  subtotal: 'Sous-total hors taxes',
  taxNamed: (name, percentage) => `${name} (${percentage})`,
  total: 'Total TTC',
  amountDue: 'Reste à payer',
  reverseCharge: 'Autoliquidation : la TVA est due par le client.',
  payMoney: (money) => `Payer ${money}`,
  downloadPdf: 'Télécharger le PDF',
  isPaid: 'Cette facture est réglée. Merci !',
  isVoid: 'Cette facture a été annulée. Vous n’avez rien à payer.',
  noInvoice: 'Facture introuvable',
  noInvoiceAdvice: 'Vérifiez le lien, ou demandez au vendeur de vous renvoyer la facture.',
}
