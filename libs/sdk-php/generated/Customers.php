<?php

// Written by `npm run openapi` from the routes of the API.

declare(strict_types=1);

namespace Gatehouse\Resources;

use Gatehouse\Call;
use Gatehouse\Transport;

/**
 * @phpstan-import-type ChargeCustomer from Types
 * @phpstan-import-type CreateCustomer from Types
 * @phpstan-import-type CustomerErasureView from Types
 * @phpstan-import-type CustomerExportView from Types
 * @phpstan-import-type CustomerView from Types
 * @phpstan-import-type ListCustomers from Types
 * @phpstan-import-type ListSavedMethods from Types
 * @phpstan-import-type ListTransactions from Types
 * @phpstan-import-type PageOfCustomerView from Types
 * @phpstan-import-type PageOfSavedPaymentMethodView from Types
 * @phpstan-import-type PageOfTransactionView from Types
 * @phpstan-import-type PortalLinkView from Types
 * @phpstan-import-type SaveCustomer from Types
 * @phpstan-import-type SavedPaymentMethodView from Types
 * @phpstan-import-type SetDefaultMethod from Types
 * @phpstan-import-type TransactionView from Types
 */
final class Customers
{
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * Create a customer.
     *
     * @param CreateCustomer $input
     * @return CustomerView
     */
    public function create(array $input = [], ?string $idempotencyKey = null): array
    {
        return $this->transport->call(new Call(
            'POST',
            '/customers',
            body: $input,
            idempotencyKey: $idempotencyKey ?? Transport::newKey(),
        ));
    }

    /**
     * List customers, or search for them by name or email address. Staff see customers of all merchants, with only names and email addresses.
     *
     * @param ListCustomers $query
     * @return PageOfCustomerView
     */
    public function list(array $query = []): array
    {
        return $this->transport->call(new Call('GET', '/customers', $query));
    }

    /**
     * As `list`: every row, page by page.
     *
     * @param ListCustomers $query
     * @return \Generator<int, CustomerView>
     */
    public function all(array $query = []): \Generator
    {
        return $this->transport->rows('/customers', $query);
    }

    /**
     * Export customers as CSV.
     *
     * @param ListCustomers $query
     * @return resource the file, at its beginning
     */
    public function exportCsv(array $query = []): mixed
    {
        return $this->transport->stream(new Call('GET', '/customers/export.csv', query: $query));
    }

    /**
     * Read a customer. After erasure only its ID and times are left.
     *
     * @return CustomerView
     */
    public function get(string $customerID): array
    {
        return $this->transport->call(new Call('GET', '/customers/' . Transport::segment($customerID)));
    }

    /**
     * Change a customer. Fields you leave out become empty.
     *
     * @param SaveCustomer $input
     * @return CustomerView
     */
    public function update(string $customerID, array $input = []): array
    {
        return $this->transport->call(new Call('PUT', '/customers/' . Transport::segment($customerID), body: $input));
    }

    /**
     * Erase a customer's personal data. Payments stay, without the payer's data. The response lists what else stays.
     *
     * @return CustomerErasureView
     */
    public function erase(string $customerID): array
    {
        return $this->transport->call(new Call('DELETE', '/customers/' . Transport::segment($customerID)));
    }

    /**
     * Export all data about a customer, as JSON.
     *
     * @return CustomerExportView
     */
    public function exportData(string $customerID): array
    {
        return $this->transport->call(new Call('POST', '/customers/' . Transport::segment($customerID) . '/export'));
    }

    /**
     * Create a link to a customer's own page with payments, receipts, invoices, saved payment methods and subscriptions. Anyone with the link can change and cancel subscriptions as your portal settings allow, which can charge the customer.
     *
     * @return PortalLinkView
     */
    public function createPortalLink(string $customerID): array
    {
        return $this->transport->call(new Call(
            'POST',
            '/customers/' . Transport::segment($customerID) . '/portal-links',
        ));
    }

    /**
     * List a customer's payments.
     *
     * @param ListTransactions $query
     * @return PageOfTransactionView
     */
    public function transactions(string $customerID, array $query = []): array
    {
        return $this->transport->call(new Call('GET', '/customers/' . Transport::segment($customerID) . '/transactions', $query));
    }

    /**
     * As `transactions`: every row, page by page.
     *
     * @param ListTransactions $query
     * @return \Generator<int, TransactionView>
     */
    public function allTransactions(string $customerID, array $query = []): \Generator
    {
        return $this->transport->rows('/customers/' . Transport::segment($customerID) . '/transactions', $query);
    }

    /**
     * List the payment methods that a customer saved. Reads by staff are recorded in the audit log.
     *
     * @param ListSavedMethods $query
     * @return PageOfSavedPaymentMethodView
     */
    public function paymentMethods(string $customerID, array $query = []): array
    {
        return $this->transport->call(new Call('GET', '/customers/' . Transport::segment($customerID) . '/payment-methods', $query));
    }

    /**
     * As `paymentMethods`: every row, page by page.
     *
     * @param ListSavedMethods $query
     * @return \Generator<int, SavedPaymentMethodView>
     */
    public function allPaymentMethods(string $customerID, array $query = []): \Generator
    {
        return $this->transport->rows('/customers/' . Transport::segment($customerID) . '/payment-methods', $query);
    }

    /**
     * Read a saved payment method.
     *
     * @return SavedPaymentMethodView
     */
    public function getPaymentMethod(string $customerID, string $savedPaymentMethodID): array
    {
        return $this->transport->call(new Call(
            'GET',
            '/customers/' . Transport::segment($customerID) . '/payment-methods/' . Transport::segment($savedPaymentMethodID),
        ));
    }

    /**
     * Remove a saved payment method. It can no longer be charged.
     *
     * @return SavedPaymentMethodView
     */
    public function detachPaymentMethod(string $customerID, string $savedPaymentMethodID): array
    {
        return $this->transport->call(new Call(
            'DELETE',
            '/customers/' . Transport::segment($customerID) . '/payment-methods/' . Transport::segment($savedPaymentMethodID),
        ));
    }

    /**
     * Charge a customer's saved payment method without the customer present.
     *
     * @param ChargeCustomer $input
     * @return TransactionView
     */
    public function charge(string $customerID, array $input, ?string $idempotencyKey = null): array
    {
        return $this->transport->call(new Call(
            'POST',
            '/customers/' . Transport::segment($customerID) . '/transactions',
            body: $input,
            idempotencyKey: $idempotencyKey ?? Transport::newKey(),
        ));
    }

    /**
     * Set or remove a customer's default payment method.
     *
     * @param SetDefaultMethod $input
     * @return CustomerView
     */
    public function setDefaultPaymentMethod(string $customerID, array $input = []): array
    {
        return $this->transport->call(new Call(
            'PUT',
            '/customers/' . Transport::segment($customerID) . '/default-payment-method',
            body: $input,
        ));
    }

    /**
     * Link a payment to a customer. Payments are never linked automatically, even if the email addresses match.
     *
     * @return TransactionView
     */
    public function linkTransaction(string $customerID, string $transactionID): array
    {
        return $this->transport->call(new Call(
            'PUT',
            '/customers/' . Transport::segment($customerID) . '/transactions/' . Transport::segment($transactionID),
        ));
    }

    /** Unlink a payment from a customer. */
    public function unlinkTransaction(string $customerID, string $transactionID): void
    {
        $this->transport->call(new Call(
            'DELETE',
            '/customers/' . Transport::segment($customerID) . '/transactions/' . Transport::segment($transactionID),
        ));
    }
}
