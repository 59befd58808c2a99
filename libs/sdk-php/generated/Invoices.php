<?php

// Written by `npm run openapi` from the routes of the API.

declare(strict_types=1);

namespace Gatehouse\Resources;

use Gatehouse\Call;
use Gatehouse\Transport;

/**
 * @phpstan-import-type CreateInvoice from Types
 * @phpstan-import-type InvoiceChargeView from Types
 * @phpstan-import-type InvoiceSettingsView from Types
 * @phpstan-import-type InvoiceSummaryView from Types
 * @phpstan-import-type InvoiceView from Types
 * @phpstan-import-type ListInvoices from Types
 * @phpstan-import-type PageOfInvoiceSummaryView from Types
 * @phpstan-import-type PayInvoice from Types
 * @phpstan-import-type SaveInvoice from Types
 * @phpstan-import-type SaveInvoiceSettings from Types
 */
final class Invoices
{
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * Create a draft invoice. It gets its number once it is finalized.
     *
     * @param CreateInvoice $input
     * @return InvoiceView
     */
    public function create(array $input, ?string $idempotencyKey = null): array
    {
        return $this->transport->call(new Call(
            'POST',
            '/invoices',
            body: $input,
            idempotencyKey: $idempotencyKey ?? Transport::newKey(),
        ));
    }

    /**
     * List invoices without their lines, or search for them by number, reference, or the customer's name or email address.
     *
     * @param ListInvoices $query
     * @return PageOfInvoiceSummaryView
     */
    public function list(array $query = []): array
    {
        return $this->transport->call(new Call('GET', '/invoices', $query));
    }

    /**
     * As `list`: every row, page by page.
     *
     * @param ListInvoices $query
     * @return \Generator<int, InvoiceSummaryView>
     */
    public function all(array $query = []): \Generator
    {
        return $this->transport->rows('/invoices', $query);
    }

    /**
     * Export invoices as CSV.
     *
     * @param ListInvoices $query
     * @return resource the file, at its beginning
     */
    public function exportCsv(array $query = []): mixed
    {
        return $this->transport->stream(new Call('GET', '/invoices/export.csv', query: $query));
    }

    /**
     * Read an invoice with its lines, taxes and payments.
     *
     * @return InvoiceView
     */
    public function get(string $invoiceID): array
    {
        return $this->transport->call(new Call('GET', '/invoices/' . Transport::segment($invoiceID)));
    }

    /**
     * Change a draft invoice. Fields you leave out become empty.
     *
     * @param SaveInvoice $input
     * @return InvoiceView
     */
    public function update(string $invoiceID, array $input): array
    {
        return $this->transport->call(new Call('PUT', '/invoices/' . Transport::segment($invoiceID), body: $input));
    }

    /** Delete a draft invoice. */
    public function delete(string $invoiceID): void
    {
        $this->transport->call(new Call('DELETE', '/invoices/' . Transport::segment($invoiceID)));
    }

    /**
     * Finalize a draft invoice. It gets its number and can be paid, and you can't change it anymore.
     *
     * @return InvoiceView
     */
    public function finalize(string $invoiceID): array
    {
        return $this->transport->call(new Call('POST', '/invoices/' . Transport::segment($invoiceID) . '/finalize'));
    }

    /**
     * Charge the customer's saved payment method, for all or part of the amount due.
     *
     * @param PayInvoice $input
     * @return InvoiceChargeView
     */
    public function pay(string $invoiceID, array $input, ?string $idempotencyKey = null): array
    {
        return $this->transport->call(new Call(
            'POST',
            '/invoices/' . Transport::segment($invoiceID) . '/pay',
            body: $input,
            idempotencyKey: $idempotencyKey ?? Transport::newKey(),
        ));
    }

    /**
     * Email a finalized invoice to its customer, with the link to pay it.
     *
     * @return InvoiceView
     */
    public function send(string $invoiceID): array
    {
        return $this->transport->call(new Call('POST', '/invoices/' . Transport::segment($invoiceID) . '/send'));
    }

    /**
     * Void an unpaid invoice. It keeps its number.
     *
     * @return InvoiceView
     */
    public function void(string $invoiceID): array
    {
        return $this->transport->call(new Call('POST', '/invoices/' . Transport::segment($invoiceID) . '/void'));
    }

    /**
     * Mark an open invoice as uncollectible. It can still be paid.
     *
     * @return InvoiceView
     */
    public function markUncollectible(string $invoiceID): array
    {
        return $this->transport->call(new Call(
            'POST',
            '/invoices/' . Transport::segment($invoiceID) . '/mark-uncollectible',
        ));
    }

    /**
     * Download a finalized invoice as a PDF.
     *
     * @return resource the file, at its beginning
     */
    public function pdf(string $invoiceID): mixed
    {
        return $this->transport->stream(new Call(
            'GET',
            '/invoices/' . Transport::segment($invoiceID) . '/invoice.pdf',
        ));
    }

    /**
     * Read the seller details on invoices.
     *
     * @return InvoiceSettingsView
     */
    public function settings(): array
    {
        return $this->transport->call(new Call('GET', '/invoice-settings'));
    }

    /**
     * Change the seller details on new invoices. Finalized invoices stay as they are.
     *
     * @param SaveInvoiceSettings $input
     * @return InvoiceSettingsView
     */
    public function saveSettings(array $input): array
    {
        return $this->transport->call(new Call('PUT', '/invoice-settings', body: $input));
    }
}
