<?php

// Written by `npm run openapi` from the routes of the API.

declare(strict_types=1);

namespace Gatehouse\Resources;

use Gatehouse\Call;
use Gatehouse\Transport;

/**
 * @phpstan-import-type CreateCreditNote from Types
 * @phpstan-import-type CreditNoteSummaryView from Types
 * @phpstan-import-type CreditNoteView from Types
 * @phpstan-import-type ListCreditNotes from Types
 * @phpstan-import-type PageOfCreditNoteSummaryView from Types
 */
final class CreditNotes
{
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * Credit an invoice. The credit first lowers the amount due, and the rest is refunded. The refund needs the same permission, limit and verification as a refund of the payment.
     *
     * @param CreateCreditNote $input
     * @return CreditNoteView
     */
    public function create(array $input, ?string $idempotencyKey = null): array
    {
        return $this->transport->call(new Call(
            'POST',
            '/credit-notes',
            body: $input,
            idempotencyKey: $idempotencyKey ?? Transport::newKey(),
        ));
    }

    /**
     * List credit notes without their lines.
     *
     * @param ListCreditNotes $query
     * @return PageOfCreditNoteSummaryView
     */
    public function list(array $query = []): array
    {
        return $this->transport->call(new Call('GET', '/credit-notes', $query));
    }

    /**
     * As `list`: every row, page by page.
     *
     * @param ListCreditNotes $query
     * @return \Generator<int, CreditNoteSummaryView>
     */
    public function all(array $query = []): \Generator
    {
        return $this->transport->rows('/credit-notes', $query);
    }

    /**
     * Read a credit note with its lines, taxes and refunds.
     *
     * @return CreditNoteView
     */
    public function get(string $creditNoteID): array
    {
        return $this->transport->call(new Call('GET', '/credit-notes/' . Transport::segment($creditNoteID)));
    }

    /**
     * Download a credit note as a PDF.
     *
     * @return resource the file, at its beginning
     */
    public function pdf(string $creditNoteID): mixed
    {
        return $this->transport->stream(new Call(
            'GET',
            '/credit-notes/' . Transport::segment($creditNoteID) . '/credit-note.pdf',
        ));
    }
}
