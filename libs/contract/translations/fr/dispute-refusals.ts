import type { Translated } from '../../messages/translated.js'

export const disputes: Translated['clientRefusals']['clientRefusals']['disputes'] = {
  evidenceTooLate: 'Le délai pour les justificatifs est écoulé',
  evidenceSentAlready: 'Les justificatifs ont déjà été envoyés. Ils ne peuvent l’être qu’une fois',
  takesNoEvidence: 'Le prestataire de ce paiement n’accepte pas de justificatifs envoyés d’ici',
  takesNoFiles: 'Le prestataire de ce paiement n’accepte pas de fichiers envoyés d’ici',
  oneEvidenceFile:
    'Le prestataire de ce paiement accepte un seul fichier par contestation. Réunissez vos documents en un seul',
  evidenceFilesTooLarge: 'Les fichiers d’une contestation peuvent peser 4,5 Mo au total',
  evidenceFileKind: 'Choisissez ce que montre le fichier',
}
