export type DoubledCall = 'charge' | 'confirm' | 'capture' | 'cancel' | 'refund' | 'inquire' | 'transfer' | 'report'
