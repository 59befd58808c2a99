import type { Translated } from '../../messages/translated.js'

export const disputes: Translated['disputes'] = {
  evidenceTextRequired: 'Indiquez ce que la banque du payeur doit savoir',
  reasonInWords: {
    fraudulent: 'Le payeur affirme que ce n’était pas lui',
    not_received: 'Le payeur affirme n’avoir rien reçu',
    not_as_described: 'Le payeur affirme que cela ne correspond pas à la description',
    duplicate: 'Le payeur affirme avoir payé deux fois',
    credit_not_processed: 'Le payeur attend un remboursement',
    subscription_canceled: 'Le payeur affirme que l’abonnement avait pris fin',
    general: 'La banque du payeur n’a donné aucun motif',
  },
  ownDisputesLead:
    'Paiements que la banque du payeur veut récupérer. Envoyez vos justificatifs avant l’échéance pour garder l’argent.',
  noDisputesYet: 'Aucun litige.',
  newDisputesShowUpHere:
    'Les nouveaux litiges apparaissent ici avec leur échéance. Nous vous prévenons aussi par e-mail.',
  noDisputesWithThisStatus: 'Aucun litige avec ce statut.',
  openedOn: 'Ouvert le',
  dueOrClosed: 'Échéance ou clôture',
  disputeReason: 'Motif',
  viewDispute: 'Voir le litige',
  viewAllDisputes: 'Voir tous les litiges',
  yourDisputes: 'Vos litiges',
  sendEvidence: 'Envoyer des justificatifs',
  evidenceLead: (money) =>
    `Indiquez ce qui s’oppose à la contestation de ${money}. Votre réponse est transmise à la banque du payeur, une seule fois et définitivement.`,
  evidenceText: 'Ce que la banque doit savoir',
  evidenceHelp: 'Ce qui a été vendu, comment et quand cela a été livré, et ce que le payeur vous a écrit.',
  evidenceWasSent: 'Les justificatifs ont été envoyés',
  failedToSendEvidence: 'L’envoi des justificatifs a échoué',
  evidenceUntil: 'Justificatifs acceptés jusqu’au',
  evidenceSentOn: 'Justificatifs envoyés le',
  processorDecides: 'Le prestataire décide',
  evidenceFiles: 'Fichiers',
  evidenceFilesHelp: 'PDF, JPEG ou PNG, 4,5 Mo au total. Un nouveau fichier remplace le précédent du même type.',
  evidenceFileKind: 'Ce que montre le fichier',
  evidenceFileKinds: {
    receipt: 'Reçu ou facture',
    delivery: 'Preuve de livraison',
    communication: 'Échanges avec le payeur',
    other: 'Autre',
  },
  addFile: 'Ajouter le fichier',
  fileWasAdded: 'Fichier ajouté. Il sera transmis à la banque avec vos justificatifs.',
}
