// Apart from the request classes, whose decorators a browser must not load.

export const paymentFileVersions = ['pain.001.001.09', 'pain.001.001.03'] as const
/** Who pays the banks’ charges: shared, as the service level says (SEPA), the platform, or the payee. */
export const chargeBearers = ['SHAR', 'SLEV', 'DEBT', 'CRED'] as const
export const creditorAddresses = ['none', 'when_known', 'required'] as const

/** ExternalClearingSystemIdentification1Code of ISO 20022. */
export const clearingSystems = (
  'ATBLZ AUBSB CACPA CHBCC CHSIC CNAPS DEBLZ ESNCC GBDSC GRBIC HKNCC IENCC INFSC ITNCC JPZGN NZNCC PLKNR PTNCC ' +
  'RUCBC SESBA SGIBG THCBC TWNCC USABA USPID ZANCC'
).split(' ')

/** The payout file format of one bank. */
export interface PaymentFileProfile {
  version: (typeof paymentFileVersions)[number]
  /** Whether the bank books the file as one entry. */
  batchBooking: boolean
  /** Null for `SLEV` with SEPA and `SHAR` otherwise. */
  chargeBearer: (typeof chargeBearers)[number] | null
  creditorAddress: (typeof creditorAddresses)[number]
  /** Whether the payee sees the account holder and the payout’s ID. */
  remittanceText: boolean
  /** The clearing system of every clearing number. Null to use the currency's system if the number fits it. */
  clearingSystem: string | null
}

export const usualProfile: PaymentFileProfile = {
  version: 'pain.001.001.09',
  batchBooking: false,
  chargeBearer: null,
  creditorAddress: 'none',
  remittanceText: false,
  clearingSystem: null,
}
