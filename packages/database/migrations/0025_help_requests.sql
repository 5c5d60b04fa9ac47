-- What visitors ask the operator is a help request: an inquiry is what a buyer asks a business.
ALTER TABLE enquiries RENAME TO help_requests;
ALTER INDEX enquiries_pkey RENAME TO help_requests_pkey;
ALTER INDEX enquiries_request_id_key RENAME TO help_requests_request_id_key;
ALTER INDEX enquiries_to_mail RENAME TO help_requests_to_mail;
ALTER INDEX enquiries_by_email RENAME TO help_requests_by_email;
